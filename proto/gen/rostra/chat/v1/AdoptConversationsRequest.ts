// Original file: proto/rostra/chat/v1/chat.proto


export interface AdoptConversationsRequest {
  'guestToken'?: (string);
}

export interface AdoptConversationsRequest__Output {
  'guestToken': (string);
}
