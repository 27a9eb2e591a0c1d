// Original file: proto/rostra/identity/v1/identity.proto


export interface GetPushKeyRequest {
}

export interface GetPushKeyRequest__Output {
}
