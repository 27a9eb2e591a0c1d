// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeAccessKeyRequest {
  'id'?: (string);
}

export interface RevokeAccessKeyRequest__Output {
  'id': (string);
}
