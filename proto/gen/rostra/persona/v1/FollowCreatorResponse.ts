// Original file: proto/rostra/persona/v1/persona.proto


export interface FollowCreatorResponse {
}

export interface FollowCreatorResponse__Output {
}
