// Original file: proto/rostra/identity/v1/identity.proto


export interface HttpHeader {
  'name'?: (string);
  'value'?: (string);
}

export interface HttpHeader__Output {
  'name': (string);
  'value': (string);
}
