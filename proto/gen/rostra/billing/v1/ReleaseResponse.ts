// Original file: proto/rostra/billing/v1/billing.proto


export interface ReleaseResponse {
}

export interface ReleaseResponse__Output {
}
