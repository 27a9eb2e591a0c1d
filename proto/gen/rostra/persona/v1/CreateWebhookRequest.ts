// Original file: proto/rostra/persona/v1/persona.proto


export interface CreateWebhookRequest {
  'url'?: (string);
  'events'?: (string)[];
  'every'?: (number);
  'personaId'?: (string);
}

export interface CreateWebhookRequest__Output {
  'url': (string);
  'events': (string)[];
  'every': (number);
  'personaId': (string);
}
