// Original file: proto/rostra/persona/v1/persona.proto


export interface GetStorageRequest {
}

export interface GetStorageRequest__Output {
}
