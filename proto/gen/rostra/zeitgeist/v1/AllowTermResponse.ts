// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface AllowTermResponse {
}

export interface AllowTermResponse__Output {
}
