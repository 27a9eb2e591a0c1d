// Original file: proto/rostra/identity/v1/identity.proto


export interface ListSessionsRequest {
}

export interface ListSessionsRequest__Output {
}
