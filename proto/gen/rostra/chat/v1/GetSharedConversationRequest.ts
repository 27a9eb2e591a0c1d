// Original file: proto/rostra/chat/v1/chat.proto


export interface GetSharedConversationRequest {
  'token'?: (string);
}

export interface GetSharedConversationRequest__Output {
  'token': (string);
}
