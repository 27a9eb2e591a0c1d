// Original file: proto/rostra/identity/v1/identity.proto


export interface ListDeadLettersRequest {
}

export interface ListDeadLettersRequest__Output {
}
