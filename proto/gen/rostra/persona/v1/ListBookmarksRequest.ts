// Original file: proto/rostra/persona/v1/persona.proto


export interface ListBookmarksRequest {
}

export interface ListBookmarksRequest__Output {
}
