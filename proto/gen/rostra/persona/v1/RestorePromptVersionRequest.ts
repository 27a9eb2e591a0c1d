// Original file: proto/rostra/persona/v1/persona.proto


export interface RestorePromptVersionRequest {
  'personaId'?: (string);
  'version'?: (number);
}

export interface RestorePromptVersionRequest__Output {
  'personaId': (string);
  'version': (number);
}
