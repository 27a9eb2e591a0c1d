// Original file: proto/rostra/identity/v1/identity.proto


export interface UnlinkIdentityResponse {
}

export interface UnlinkIdentityResponse__Output {
}
