// Original file: proto/rostra/identity/v1/identity.proto


export interface AuthenticateRequest {
  'sessionSecret'?: (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences'?: (string)[];
}

export interface AuthenticateRequest__Output {
  'sessionSecret': (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences': (string)[];
}
