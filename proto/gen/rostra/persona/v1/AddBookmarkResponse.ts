// Original file: proto/rostra/persona/v1/persona.proto


export interface AddBookmarkResponse {
}

export interface AddBookmarkResponse__Output {
}
