// Original file: proto/rostra/identity/v1/identity.proto


export interface ListFormerEmailsRequest {
}

export interface ListFormerEmailsRequest__Output {
}
