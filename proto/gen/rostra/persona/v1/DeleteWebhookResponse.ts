// Original file: proto/rostra/persona/v1/persona.proto


export interface DeleteWebhookResponse {
}

export interface DeleteWebhookResponse__Output {
}
