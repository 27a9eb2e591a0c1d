// Original file: proto/rostra/persona/v1/persona.proto


export interface UnfollowCreatorResponse {
}

export interface UnfollowCreatorResponse__Output {
}
