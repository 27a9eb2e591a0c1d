// Original file: proto/rostra/identity/v1/identity.proto


export interface ListOwnSuspensionsRequest {
}

export interface ListOwnSuspensionsRequest__Output {
}
