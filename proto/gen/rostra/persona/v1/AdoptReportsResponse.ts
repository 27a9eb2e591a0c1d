// Original file: proto/rostra/persona/v1/persona.proto


export interface AdoptReportsResponse {
}

export interface AdoptReportsResponse__Output {
}
