// Original file: proto/rostra/identity/v1/identity.proto


export interface FindMemberNamesRequest {
  /**
   * At most 1,000. One that is too long for a username is none.
   */
  'words'?: (string)[];
}

export interface FindMemberNamesRequest__Output {
  /**
   * At most 1,000. One that is too long for a username is none.
   */
  'words': (string)[];
}
