// Original file: proto/rostra/chat/v1/chat.proto


export interface ShowBranchRequest {
  'conversationId'?: (string);
  'messageId'?: (string);
}

export interface ShowBranchRequest__Output {
  'conversationId': (string);
  'messageId': (string);
}
