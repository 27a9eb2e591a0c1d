// Original file: proto/rostra/chat/v1/chat.proto


export interface RestoreConversationRequest {
  'conversationId'?: (string);
}

export interface RestoreConversationRequest__Output {
  'conversationId': (string);
}
