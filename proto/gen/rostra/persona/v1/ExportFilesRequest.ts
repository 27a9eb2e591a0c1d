// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportFilesRequest {
}

export interface ExportFilesRequest__Output {
}
