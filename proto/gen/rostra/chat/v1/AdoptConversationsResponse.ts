// Original file: proto/rostra/chat/v1/chat.proto


export interface AdoptConversationsResponse {
  'adopted'?: (number);
}

export interface AdoptConversationsResponse__Output {
  'adopted': (number);
}
