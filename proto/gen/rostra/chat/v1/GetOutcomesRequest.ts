// Original file: proto/rostra/chat/v1/chat.proto


export interface GetOutcomesRequest {
  /**
   * At most 200.
   */
  'generationIds'?: (string)[];
}

export interface GetOutcomesRequest__Output {
  /**
   * At most 200.
   */
  'generationIds': (string)[];
}
