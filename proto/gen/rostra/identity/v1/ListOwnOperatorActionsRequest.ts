// Original file: proto/rostra/identity/v1/identity.proto


export interface ListOwnOperatorActionsRequest {
}

export interface ListOwnOperatorActionsRequest__Output {
}
