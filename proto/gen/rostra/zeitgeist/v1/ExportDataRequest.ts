// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ExportDataRequest {
}

export interface ExportDataRequest__Output {
}
