// Original file: proto/rostra/identity/v1/identity.proto


export interface FindMemberNamesRequest {
  /**
   * At most 1,000 of at most 32 characters.
   */
  'words'?: (string)[];
}

export interface FindMemberNamesRequest__Output {
  /**
   * At most 1,000 of at most 32 characters.
   */
  'words': (string)[];
}
