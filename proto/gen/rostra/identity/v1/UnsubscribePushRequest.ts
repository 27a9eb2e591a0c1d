// Original file: proto/rostra/identity/v1/identity.proto


export interface UnsubscribePushRequest {
  'endpoint'?: (string);
}

export interface UnsubscribePushRequest__Output {
  'endpoint': (string);
}
