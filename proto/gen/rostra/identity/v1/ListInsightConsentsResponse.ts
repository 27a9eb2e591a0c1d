// Original file: proto/rostra/identity/v1/identity.proto


export interface ListInsightConsentsResponse {
  'accountIds'?: (string)[];
}

export interface ListInsightConsentsResponse__Output {
  'accountIds': (string)[];
}
