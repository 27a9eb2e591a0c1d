// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeAppRequest {
  'id'?: (string);
}

export interface RevokeAppRequest__Output {
  'id': (string);
}
