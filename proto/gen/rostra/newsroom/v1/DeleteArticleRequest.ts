// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface DeleteArticleRequest {
  'id'?: (string);
}

export interface DeleteArticleRequest__Output {
  'id': (string);
}
