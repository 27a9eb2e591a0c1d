// Original file: proto/rostra/chat/v1/chat.proto


export interface GetConversationRequest {
  'conversationId'?: (string);
}

export interface GetConversationRequest__Output {
  'conversationId': (string);
}
