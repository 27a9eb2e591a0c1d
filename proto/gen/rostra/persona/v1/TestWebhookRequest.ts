// Original file: proto/rostra/persona/v1/persona.proto


export interface TestWebhookRequest {
  'id'?: (string);
}

export interface TestWebhookRequest__Output {
  'id': (string);
}
