// Original file: proto/rostra/identity/v1/identity.proto


export interface GetUsernamesRequest {
  /**
   * At most 100.
   */
  'ids'?: (string)[];
}

export interface GetUsernamesRequest__Output {
  /**
   * At most 100.
   */
  'ids': (string)[];
}
