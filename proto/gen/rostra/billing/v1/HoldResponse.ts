// Original file: proto/rostra/billing/v1/billing.proto


export interface HoldResponse {
}

export interface HoldResponse__Output {
}
