// Original file: proto/rostra/identity/v1/identity.proto


export interface GetSigningKeysRequest {
}

export interface GetSigningKeysRequest__Output {
}
