// Original file: proto/rostra/persona/v1/persona.proto


export interface ListSpeakingProfilesRequest {
  /**
   * At most 5.
   */
  'ids'?: (string)[];
}

export interface ListSpeakingProfilesRequest__Output {
  /**
   * At most 5.
   */
  'ids': (string)[];
}
