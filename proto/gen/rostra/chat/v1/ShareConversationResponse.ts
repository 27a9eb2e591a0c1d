// Original file: proto/rostra/chat/v1/chat.proto


export interface ShareConversationResponse {
  'token'?: (string);
}

export interface ShareConversationResponse__Output {
  'token': (string);
}
