// Original file: proto/rostra/identity/v1/identity.proto


export interface RequestPasswordResetRequest {
  'email'?: (string);
}

export interface RequestPasswordResetRequest__Output {
  'email': (string);
}
