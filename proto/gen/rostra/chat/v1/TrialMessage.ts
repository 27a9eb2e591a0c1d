// Original file: proto/rostra/chat/v1/chat.proto


export interface TrialMessage {
  'content'?: (string);
  'isFromPersona'?: (boolean);
}

export interface TrialMessage__Output {
  'content': (string);
  'isFromPersona': (boolean);
}
