// Original file: proto/rostra/chat/v1/chat.proto


export interface Line {
  'content'?: (string);
  'isFromPersona'?: (boolean);
}

export interface Line__Output {
  'content': (string);
  'isFromPersona': (boolean);
}
