// Original file: proto/rostra/billing/v1/billing.proto


export interface CreateCheckoutRequest {
  'packageId'?: (string);
}

export interface CreateCheckoutRequest__Output {
  'packageId': (string);
}
