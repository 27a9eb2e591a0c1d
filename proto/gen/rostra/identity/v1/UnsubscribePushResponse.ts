// Original file: proto/rostra/identity/v1/identity.proto


export interface UnsubscribePushResponse {
}

export interface UnsubscribePushResponse__Output {
}
