// Original file: proto/rostra/identity/v1/identity.proto


export interface SubscribePushResponse {
}

export interface SubscribePushResponse__Output {
}
