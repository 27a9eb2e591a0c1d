// Original file: proto/rostra/persona/v1/persona.proto


export interface ListWebhooksRequest {
}

export interface ListWebhooksRequest__Output {
}
