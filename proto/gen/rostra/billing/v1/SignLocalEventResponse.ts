// Original file: proto/rostra/billing/v1/billing.proto


export interface SignLocalEventResponse {
  'payload'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
}

export interface SignLocalEventResponse__Output {
  'payload': (Buffer);
  'signature': (string);
}
