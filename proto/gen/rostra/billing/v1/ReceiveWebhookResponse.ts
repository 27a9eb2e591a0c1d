// Original file: proto/rostra/billing/v1/billing.proto


export interface ReceiveWebhookResponse {
}

export interface ReceiveWebhookResponse__Output {
}
