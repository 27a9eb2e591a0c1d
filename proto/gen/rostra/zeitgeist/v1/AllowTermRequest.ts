// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface AllowTermRequest {
  'term'?: (string);
}

export interface AllowTermRequest__Output {
  'term': (string);
}
