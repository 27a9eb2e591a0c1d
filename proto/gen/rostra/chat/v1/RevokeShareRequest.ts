// Original file: proto/rostra/chat/v1/chat.proto


export interface RevokeShareRequest {
  'conversationId'?: (string);
}

export interface RevokeShareRequest__Output {
  'conversationId': (string);
}
