// Original file: proto/rostra/experts/v1/experts.proto


export interface ListModelsRequest {
}

export interface ListModelsRequest__Output {
}
