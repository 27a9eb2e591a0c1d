// Original file: proto/rostra/identity/v1/identity.proto


export interface ReplayDeadLettersRequest {
  'topic'?: (string);
}

export interface ReplayDeadLettersRequest__Output {
  'topic': (string);
}
