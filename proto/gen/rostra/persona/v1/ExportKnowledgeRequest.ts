// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportKnowledgeRequest {
}

export interface ExportKnowledgeRequest__Output {
}
