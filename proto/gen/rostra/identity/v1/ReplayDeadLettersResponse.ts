// Original file: proto/rostra/identity/v1/identity.proto


export interface ReplayDeadLettersResponse {
  'replayed'?: (number);
}

export interface ReplayDeadLettersResponse__Output {
  'replayed': (number);
}
