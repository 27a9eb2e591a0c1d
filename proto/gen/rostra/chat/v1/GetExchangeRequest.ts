// Original file: proto/rostra/chat/v1/chat.proto


export interface GetExchangeRequest {
  'generationId'?: (string);
}

export interface GetExchangeRequest__Output {
  'generationId': (string);
}
