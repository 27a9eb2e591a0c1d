// Original file: proto/rostra/billing/v1/billing.proto


export interface ListPaymentsRequest {
}

export interface ListPaymentsRequest__Output {
}
