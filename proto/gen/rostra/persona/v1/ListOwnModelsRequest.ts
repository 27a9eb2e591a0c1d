// Original file: proto/rostra/persona/v1/persona.proto


export interface ListOwnModelsRequest {
}

export interface ListOwnModelsRequest__Output {
}
