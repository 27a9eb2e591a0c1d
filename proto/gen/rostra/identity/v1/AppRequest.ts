// Original file: proto/rostra/identity/v1/identity.proto


/**
 * What an app asks for.
 */
export interface AppRequest {
  'id'?: (string);
  /**
   * As the app calls itself; not verified.
   */
  'name'?: (string);
  /**
   * The page of the app, https; empty for none. Not verified.
   */
  'url'?: (string);
  /**
   * Where the browser goes afterwards: a host, `localhost`, or a scheme with a colon.
   */
  'destination'?: (string);
  'scopes'?: (string)[];
  /**
   * The days for which the access lasts, unless the member removes the app.
   */
  'accessDays'?: (number);
}

/**
 * What an app asks for.
 */
export interface AppRequest__Output {
  'id': (string);
  /**
   * As the app calls itself; not verified.
   */
  'name': (string);
  /**
   * The page of the app, https; empty for none. Not verified.
   */
  'url': (string);
  /**
   * Where the browser goes afterwards: a host, `localhost`, or a scheme with a colon.
   */
  'destination': (string);
  'scopes': (string)[];
  /**
   * The days for which the access lasts, unless the member removes the app.
   */
  'accessDays': (number);
}
