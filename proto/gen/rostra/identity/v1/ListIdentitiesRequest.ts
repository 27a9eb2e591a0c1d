// Original file: proto/rostra/identity/v1/identity.proto


export interface ListIdentitiesRequest {
}

export interface ListIdentitiesRequest__Output {
}
