// Original file: proto/rostra/persona/v1/persona.proto


export interface DeleteSourceResponse {
}

export interface DeleteSourceResponse__Output {
}
