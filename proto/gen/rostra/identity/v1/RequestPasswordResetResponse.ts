// Original file: proto/rostra/identity/v1/identity.proto


export interface RequestPasswordResetResponse {
}

export interface RequestPasswordResetResponse__Output {
}
