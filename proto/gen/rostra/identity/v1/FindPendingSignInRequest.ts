// Original file: proto/rostra/identity/v1/identity.proto


export interface FindPendingSignInRequest {
  'token'?: (string);
}

export interface FindPendingSignInRequest__Output {
  'token': (string);
}
