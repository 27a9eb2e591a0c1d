// Original file: proto/rostra/persona/v1/persona.proto


export interface AddPictureRequest {
  'image'?: (Buffer | Uint8Array | string);
}

export interface AddPictureRequest__Output {
  'image': (Buffer);
}
