// Original file: proto/rostra/identity/v1/identity.proto


export interface FindMemberNamesResponse {
  /**
   * As they were asked for.
   */
  'words'?: (string)[];
}

export interface FindMemberNamesResponse__Output {
  /**
   * As they were asked for.
   */
  'words': (string)[];
}
