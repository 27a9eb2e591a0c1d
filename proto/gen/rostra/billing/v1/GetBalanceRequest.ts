// Original file: proto/rostra/billing/v1/billing.proto


export interface GetBalanceRequest {
}

export interface GetBalanceRequest__Output {
}
