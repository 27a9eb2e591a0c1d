// Original file: proto/rostra/persona/v1/persona.proto


export interface DeleteWebhookRequest {
  'id'?: (string);
}

export interface DeleteWebhookRequest__Output {
  'id': (string);
}
