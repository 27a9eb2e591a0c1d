// Original file: proto/rostra/persona/v1/persona.proto


export interface ExportedFilePiece {
  'personaId'?: (string);
  'sourceId'?: (string);
  /**
   * The name of the uploaded file, or the title of the text.
   */
  'title'?: (string);
  /**
   * The pieces of a file follow one another.
   */
  'content'?: (Buffer | Uint8Array | string);
}

export interface ExportedFilePiece__Output {
  'personaId': (string);
  'sourceId': (string);
  /**
   * The name of the uploaded file, or the title of the text.
   */
  'title': (string);
  /**
   * The pieces of a file follow one another.
   */
  'content': (Buffer);
}
