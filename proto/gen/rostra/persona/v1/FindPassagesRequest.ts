// Original file: proto/rostra/persona/v1/persona.proto


export interface FindPassagesRequest {
  'personaId'?: (string);
  /**
   * The message, at most 4,000 characters.
   */
  'query'?: (string);
  /**
   * The person's earlier messages, the latest last, at most 3, for the context of a follow-up question.
   */
  'earlier'?: (string)[];
  /**
   * The person on whose behalf chat calls without a caller: `member:<id>` or `guest:<id>`. Empty for the caller.
   */
  'person'?: (string);
}

export interface FindPassagesRequest__Output {
  'personaId': (string);
  /**
   * The message, at most 4,000 characters.
   */
  'query': (string);
  /**
   * The person's earlier messages, the latest last, at most 3, for the context of a follow-up question.
   */
  'earlier': (string)[];
  /**
   * The person on whose behalf chat calls without a caller: `member:<id>` or `guest:<id>`. Empty for the caller.
   */
  'person': (string);
}
