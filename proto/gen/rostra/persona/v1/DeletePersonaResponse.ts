// Original file: proto/rostra/persona/v1/persona.proto


export interface DeletePersonaResponse {
}

export interface DeletePersonaResponse__Output {
}
