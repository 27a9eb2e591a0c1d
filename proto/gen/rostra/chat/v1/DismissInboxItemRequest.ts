// Original file: proto/rostra/chat/v1/chat.proto


export interface DismissInboxItemRequest {
  'personaId'?: (string);
  'itemId'?: (string);
}

export interface DismissInboxItemRequest__Output {
  'personaId': (string);
  'itemId': (string);
}
