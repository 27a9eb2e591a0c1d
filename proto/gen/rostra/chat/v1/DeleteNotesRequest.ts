// Original file: proto/rostra/chat/v1/chat.proto


export interface DeleteNotesRequest {
  /**
   * Empty for all personas.
   */
  'personaId'?: (string);
  /**
   * Empty for all notes of the persona.
   */
  'noteId'?: (string);
}

export interface DeleteNotesRequest__Output {
  /**
   * Empty for all personas.
   */
  'personaId': (string);
  /**
   * Empty for all notes of the persona.
   */
  'noteId': (string);
}
