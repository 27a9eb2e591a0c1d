// Original file: proto/rostra/billing/v1/billing.proto


export interface ReleaseRequest {
  'accountId'?: (string);
  'holdId'?: (string);
}

export interface ReleaseRequest__Output {
  'accountId': (string);
  'holdId': (string);
}
