// Original file: proto/rostra/identity/v1/identity.proto


export interface ChangePasswordRequest {
  'currentPassword'?: (string);
  'newPassword'?: (string);
}

export interface ChangePasswordRequest__Output {
  'currentPassword': (string);
  'newPassword': (string);
}
