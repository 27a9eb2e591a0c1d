// Original file: proto/rostra/identity/v1/identity.proto


export interface DeleteAccountRequest {
}

export interface DeleteAccountRequest__Output {
}
