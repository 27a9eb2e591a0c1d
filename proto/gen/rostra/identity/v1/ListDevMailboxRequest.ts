// Original file: proto/rostra/identity/v1/identity.proto


export interface ListDevMailboxRequest {
}

export interface ListDevMailboxRequest__Output {
}
