// Original file: proto/rostra/persona/v1/persona.proto


export interface ListFeaturedPersonasRequest {
}

export interface ListFeaturedPersonasRequest__Output {
}
