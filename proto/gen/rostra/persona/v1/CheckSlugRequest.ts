// Original file: proto/rostra/persona/v1/persona.proto


export interface CheckSlugRequest {
  'slug'?: (string);
  /**
   * The persona that has or wants it; empty for a new one.
   */
  'personaId'?: (string);
}

export interface CheckSlugRequest__Output {
  'slug': (string);
  /**
   * The persona that has or wants it; empty for a new one.
   */
  'personaId': (string);
}
