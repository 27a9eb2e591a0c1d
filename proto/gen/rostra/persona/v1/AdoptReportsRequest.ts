// Original file: proto/rostra/persona/v1/persona.proto


export interface AdoptReportsRequest {
  'guestToken'?: (string);
}

export interface AdoptReportsRequest__Output {
  'guestToken': (string);
}
