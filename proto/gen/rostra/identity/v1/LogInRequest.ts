// Original file: proto/rostra/identity/v1/identity.proto


export interface LogInRequest {
  'username'?: (string);
  'password'?: (string);
  'agent'?: (string);
}

export interface LogInRequest__Output {
  'username': (string);
  'password': (string);
  'agent': (string);
}
