// Original file: proto/rostra/persona/v1/persona.proto


export interface SourceFile {
  /**
   * With its extension, which decides the type together with the first bytes.
   */
  'name'?: (string);
  /**
   * At most 10 MB.
   */
  'content'?: (Buffer | Uint8Array | string);
}

export interface SourceFile__Output {
  /**
   * With its extension, which decides the type together with the first bytes.
   */
  'name': (string);
  /**
   * At most 10 MB.
   */
  'content': (Buffer);
}
