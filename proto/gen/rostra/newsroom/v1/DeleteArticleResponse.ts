// Original file: proto/rostra/newsroom/v1/newsroom.proto


export interface DeleteArticleResponse {
}

export interface DeleteArticleResponse__Output {
}
