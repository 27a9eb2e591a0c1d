// Original file: proto/rostra/chat/v1/chat.proto


export interface InterruptAskRequest {
  'generationId'?: (string);
}

export interface InterruptAskRequest__Output {
  'generationId': (string);
}
