// Original file: proto/rostra/identity/v1/identity.proto


export interface RemoveTotpResponse {
}

export interface RemoveTotpResponse__Output {
}
