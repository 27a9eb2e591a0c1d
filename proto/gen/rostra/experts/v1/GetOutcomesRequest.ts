// Original file: proto/rostra/experts/v1/experts.proto


export interface GetOutcomesRequest {
  /**
   * At most 200.
   */
  'discussionIds'?: (string)[];
}

export interface GetOutcomesRequest__Output {
  /**
   * At most 200.
   */
  'discussionIds': (string)[];
}
