// Original file: proto/rostra/identity/v1/identity.proto


export interface AuthenticateRequest {
  /**
   * Of a session, an access key `rk_…`, or the access token `rt_…` of an app.
   */
  'sessionSecret'?: (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences'?: (string)[];
}

export interface AuthenticateRequest__Output {
  /**
   * Of a session, an access key `rk_…`, or the access token `rt_…` of an app.
   */
  'sessionSecret': (string);
  /**
   * The names of the services that may read the token; identity alone when empty.
   */
  'audiences': (string)[];
}
