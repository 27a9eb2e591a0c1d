// Original file: proto/rostra/chat/v1/chat.proto


export interface StopGenerationRequest {
  'generationId'?: (string);
}

export interface StopGenerationRequest__Output {
  'generationId': (string);
}
