// Original file: proto/rostra/persona/v1/persona.proto


export interface ListOwnPersonasRequest {
}

export interface ListOwnPersonasRequest__Output {
}
