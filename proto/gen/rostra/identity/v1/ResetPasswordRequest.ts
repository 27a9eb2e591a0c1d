// Original file: proto/rostra/identity/v1/identity.proto


export interface ResetPasswordRequest {
  'token'?: (string);
  'newPassword'?: (string);
}

export interface ResetPasswordRequest__Output {
  'token': (string);
  'newPassword': (string);
}
