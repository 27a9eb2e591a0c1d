// Original file: proto/rostra/billing/v1/billing.proto


export interface ListAppSpendingRequest {
}

export interface ListAppSpendingRequest__Output {
}
