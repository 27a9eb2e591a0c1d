// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface RefreshRequest {
}

export interface RefreshRequest__Output {
}
