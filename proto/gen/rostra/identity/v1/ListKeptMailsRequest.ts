// Original file: proto/rostra/identity/v1/identity.proto


export interface ListKeptMailsRequest {
}

export interface ListKeptMailsRequest__Output {
}
