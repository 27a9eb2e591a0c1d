// Original file: proto/rostra/billing/v1/billing.proto


export interface UseFreeWorkResponse {
}

export interface UseFreeWorkResponse__Output {
}
