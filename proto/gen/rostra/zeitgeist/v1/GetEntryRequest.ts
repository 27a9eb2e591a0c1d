// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface GetEntryRequest {
  'id'?: (string);
}

export interface GetEntryRequest__Output {
  'id': (string);
}
