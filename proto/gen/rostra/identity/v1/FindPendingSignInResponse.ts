// Original file: proto/rostra/identity/v1/identity.proto


export interface FindPendingSignInResponse {
  'username'?: (string);
}

export interface FindPendingSignInResponse__Output {
  'username': (string);
}
