// Original file: proto/rostra/experts/v1/experts.proto


export interface ExportDataRequest {
}

export interface ExportDataRequest__Output {
}
