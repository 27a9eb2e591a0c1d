// Original file: proto/rostra/chat/v1/chat.proto


export interface OpenItems {
  'personaId'?: (string);
  'open'?: (number);
}

export interface OpenItems__Output {
  'personaId': (string);
  'open': (number);
}
