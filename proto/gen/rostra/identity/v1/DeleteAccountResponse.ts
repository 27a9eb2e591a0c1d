// Original file: proto/rostra/identity/v1/identity.proto


export interface DeleteAccountResponse {
}

export interface DeleteAccountResponse__Output {
}
