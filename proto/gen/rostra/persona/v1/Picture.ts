// Original file: proto/rostra/persona/v1/persona.proto


export interface Picture {
  /**
   * WebP.
   */
  'content'?: (Buffer | Uint8Array | string);
}

export interface Picture__Output {
  /**
   * WebP.
   */
  'content': (Buffer);
}
