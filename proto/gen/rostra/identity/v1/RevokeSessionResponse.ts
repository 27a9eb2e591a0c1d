// Original file: proto/rostra/identity/v1/identity.proto


export interface RevokeSessionResponse {
}

export interface RevokeSessionResponse__Output {
}
