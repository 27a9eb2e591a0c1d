// Original file: proto/rostra/identity/v1/identity.proto


export interface LogOutRequest {
  'sessionSecret'?: (string);
}

export interface LogOutRequest__Output {
  'sessionSecret': (string);
}
