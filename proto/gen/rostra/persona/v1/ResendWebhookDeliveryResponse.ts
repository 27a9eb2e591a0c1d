// Original file: proto/rostra/persona/v1/persona.proto


export interface ResendWebhookDeliveryResponse {
}

export interface ResendWebhookDeliveryResponse__Output {
}
