// Original file: proto/rostra/persona/v1/persona.proto


export interface ImportCardRequest {
  'content'?: (Buffer | Uint8Array | string);
}

export interface ImportCardRequest__Output {
  'content': (Buffer);
}
