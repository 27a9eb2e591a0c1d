// Original file: proto/rostra/persona/v1/persona.proto


export interface CheckSlugRequest {
  'slug'?: (string);
  /**
   * The caller's persona that the slug is for. Empty for a new persona.
   */
  'personaId'?: (string);
  /**
   * The name to derive a suggestion from when the slug is empty. A name in any script has one.
   */
  'name'?: (string);
  '_name'?: "name";
}

export interface CheckSlugRequest__Output {
  'slug': (string);
  /**
   * The caller's persona that the slug is for. Empty for a new persona.
   */
  'personaId': (string);
  /**
   * The name to derive a suggestion from when the slug is empty. A name in any script has one.
   */
  'name'?: (string);
  '_name'?: "name";
}
