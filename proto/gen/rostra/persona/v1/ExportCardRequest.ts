// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportCardRequest {
  'id'?: (string);
}

export interface ExportCardRequest__Output {
  'id': (string);
}
