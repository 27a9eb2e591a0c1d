// Original file: proto/rostra/identity/v1/identity.proto


export interface LogInWithCodeRequest {
  'email'?: (string);
  'code'?: (string);
  'agent'?: (string);
}

export interface LogInWithCodeRequest__Output {
  'email': (string);
  'code': (string);
  'agent': (string);
}
