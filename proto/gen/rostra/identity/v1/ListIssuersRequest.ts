// Original file: proto/rostra/identity/v1/identity.proto


export interface ListIssuersRequest {
}

export interface ListIssuersRequest__Output {
}
