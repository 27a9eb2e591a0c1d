// Original file: proto/rostra/identity/v1/identity.proto


export interface CheckSessionsResponse {
  /**
   * One for each session of the request, in its order.
   */
  'unchanged'?: (boolean)[];
}

export interface CheckSessionsResponse__Output {
  /**
   * One for each session of the request, in its order.
   */
  'unchanged': (boolean)[];
}
