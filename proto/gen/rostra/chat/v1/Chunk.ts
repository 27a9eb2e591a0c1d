// Original file: proto/rostra/chat/v1/chat.proto


export interface Chunk {
  'seq'?: (number);
  'content'?: (string);
}

export interface Chunk__Output {
  'seq': (number);
  'content': (string);
}
