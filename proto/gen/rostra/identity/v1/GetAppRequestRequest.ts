// Original file: proto/rostra/identity/v1/identity.proto


export interface GetAppRequestRequest {
  'id'?: (string);
  /**
   * The header of the browser, which proves that it has begun the request.
   */
  'cookie'?: (string);
}

export interface GetAppRequestRequest__Output {
  'id': (string);
  /**
   * The header of the browser, which proves that it has begun the request.
   */
  'cookie': (string);
}
