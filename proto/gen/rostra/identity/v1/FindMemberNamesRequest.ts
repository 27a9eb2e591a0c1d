// Original file: proto/rostra/identity/v1/identity.proto


export interface FindMemberNamesRequest {
  /**
   * At most 1,000. Words that are too long for a username are ignored.
   */
  'words'?: (string)[];
}

export interface FindMemberNamesRequest__Output {
  /**
   * At most 1,000. Words that are too long for a username are ignored.
   */
  'words': (string)[];
}
