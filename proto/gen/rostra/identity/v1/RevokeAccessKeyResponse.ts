// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeAccessKeyResponse {
}

export interface RevokeAccessKeyResponse__Output {
}
