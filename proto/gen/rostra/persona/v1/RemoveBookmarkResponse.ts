// Original file: proto/rostra/persona/v1/persona.proto


export interface RemoveBookmarkResponse {
}

export interface RemoveBookmarkResponse__Output {
}
