// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportActivityRequest {
}

export interface ExportActivityRequest__Output {
}
