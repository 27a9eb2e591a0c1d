// Original file: proto/rostra/persona/v1/persona.proto


export interface GetSearchByMeaningRequest {
}

export interface GetSearchByMeaningRequest__Output {
}
