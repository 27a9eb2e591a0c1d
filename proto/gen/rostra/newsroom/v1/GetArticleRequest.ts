// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface GetArticleRequest {
  'slug'?: (string);
}

export interface GetArticleRequest__Output {
  'slug': (string);
}
