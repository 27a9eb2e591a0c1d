// Original file: proto/rostra/identity/v1/identity.proto


export interface ListAccessKeysRequest {
}

export interface ListAccessKeysRequest__Output {
}
