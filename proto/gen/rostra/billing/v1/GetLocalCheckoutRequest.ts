// Original file: proto/rostra/billing/v1/billing.proto


export interface GetLocalCheckoutRequest {
  'paymentId'?: (string);
}

export interface GetLocalCheckoutRequest__Output {
  'paymentId': (string);
}
