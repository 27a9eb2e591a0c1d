// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteConversationRequest {
  'conversationId'?: (string);
}

export interface DeleteConversationRequest__Output {
  'conversationId': (string);
}
