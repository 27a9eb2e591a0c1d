// Original file: proto/rostra/chat/v1/chat.proto


export interface PinConversationRequest {
  'conversationId'?: (string);
  'pinned'?: (boolean);
}

export interface PinConversationRequest__Output {
  'conversationId': (string);
  'pinned': (boolean);
}
