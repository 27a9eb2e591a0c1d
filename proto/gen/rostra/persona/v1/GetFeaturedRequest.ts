// Original file: proto/rostra/persona/v1/persona.proto


export interface GetFeaturedRequest {
}

export interface GetFeaturedRequest__Output {
}
