// Original file: proto/rostra/identity/v1/identity.proto


export interface ListPushSubscriptionsRequest {
}

export interface ListPushSubscriptionsRequest__Output {
}
