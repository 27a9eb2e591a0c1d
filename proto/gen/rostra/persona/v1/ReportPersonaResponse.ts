// Original file: proto/rostra/persona/v1/persona.proto


export interface ReportPersonaResponse {
}

export interface ReportPersonaResponse__Output {
}
