// Original file: proto/rostra/identity/v1/identity.proto


export interface UpdateProfileRequest {
  'email'?: (string);
  'insights'?: (boolean);
  '_email'?: "email";
  '_insights'?: "insights";
}

export interface UpdateProfileRequest__Output {
  'email'?: (string);
  'insights'?: (boolean);
  '_email'?: "email";
  '_insights'?: "insights";
}
