// Original file: proto/rostra/persona/v1/persona.proto


export interface RemoveOwnModelRequest {
  'personaId'?: (string);
}

export interface RemoveOwnModelRequest__Output {
  'personaId': (string);
}
