// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeAppResponse {
}

export interface RevokeAppResponse__Output {
}
