// Original file: proto/rostra/persona/v1/persona.proto


export interface ListFollowedCreatorsRequest {
}

export interface ListFollowedCreatorsRequest__Output {
}
