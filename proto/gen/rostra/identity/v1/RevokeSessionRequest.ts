// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeSessionRequest {
  'id'?: (string);
}

export interface RevokeSessionRequest__Output {
  'id': (string);
}
