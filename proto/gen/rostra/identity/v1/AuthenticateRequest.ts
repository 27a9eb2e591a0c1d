// Original file: proto/rostra/identity/v1/identity.proto


export interface AuthenticateRequest {
  'sessionSecret'?: (string);
}

export interface AuthenticateRequest__Output {
  'sessionSecret': (string);
}
