// Original file: proto/rostra/persona/v1/persona.proto


export interface SearchKnowledgeRequest {
  'personaId'?: (string);
  /**
   * 1 to 4,000 characters.
   */
  'query'?: (string);
}

export interface SearchKnowledgeRequest__Output {
  'personaId': (string);
  /**
   * 1 to 4,000 characters.
   */
  'query': (string);
}
