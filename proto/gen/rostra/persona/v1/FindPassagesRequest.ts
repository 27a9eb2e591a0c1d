// Original file: proto/rostra/persona/v1/persona.proto


export interface FindPassagesRequest {
  'personaId'?: (string);
  /**
   * The message, at most 4,000 characters.
   */
  'query'?: (string);
  /**
   * What the person wrote before it, the latest last, at most 3 messages. They help to understand a follow-up.
   */
  'earlier'?: (string)[];
  /**
   * On whose behalf chat calls without a caller: `member:<id>` or `guest:<id>`. Empty for the caller.
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
   * What the person wrote before it, the latest last, at most 3 messages. They help to understand a follow-up.
   */
  'earlier': (string)[];
  /**
   * On whose behalf chat calls without a caller: `member:<id>` or `guest:<id>`. Empty for the caller.
   */
  'person': (string);
}
