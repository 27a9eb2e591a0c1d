// Original file: proto/rostra/identity/v1/identity.proto


export interface FindMemberNamesResponse {
  /**
   * Spelled as in the request.
   */
  'words'?: (string)[];
}

export interface FindMemberNamesResponse__Output {
  /**
   * Spelled as in the request.
   */
  'words': (string)[];
}
