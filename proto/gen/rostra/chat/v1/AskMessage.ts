// Original file: proto/rostra/chat/v1/chat.proto


export interface AskMessage {
  'content'?: (string);
  'isFromPersona'?: (boolean);
}

export interface AskMessage__Output {
  'content': (string);
  'isFromPersona': (boolean);
}
