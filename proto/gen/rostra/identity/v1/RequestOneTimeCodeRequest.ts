// Original file: proto/rostra/identity/v1/identity.proto


export interface RequestOneTimeCodeRequest {
  'email'?: (string);
}

export interface RequestOneTimeCodeRequest__Output {
  'email': (string);
}
