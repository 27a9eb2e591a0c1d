// Original file: proto/rostra/identity/v1/identity.proto


export interface AuthenticateRequest {
  /**
   * Of a session, or an access key `rk_…`.
   */
  'sessionSecret'?: (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences'?: (string)[];
}

export interface AuthenticateRequest__Output {
  /**
   * Of a session, or an access key `rk_…`.
   */
  'sessionSecret': (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences': (string)[];
}
