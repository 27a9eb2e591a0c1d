// Original file: proto/rostra/billing/v1/billing.proto


export interface ReturnFreeWorkResponse {
}

export interface ReturnFreeWorkResponse__Output {
}
