// Original file: proto/rostra/identity/v1/identity.proto


export interface FindPendingSignInResponse {
  'email'?: (string);
}

export interface FindPendingSignInResponse__Output {
  'email': (string);
}
