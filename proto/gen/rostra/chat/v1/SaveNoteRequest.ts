// Original file: proto/rostra/chat/v1/chat.proto


export interface SaveNoteRequest {
  'personaId'?: (string);
  /**
   * Empty for a new note.
   */
  'noteId'?: (string);
  /**
   * 1 to 200 characters after trimming.
   */
  'text'?: (string);
}

export interface SaveNoteRequest__Output {
  'personaId': (string);
  /**
   * Empty for a new note.
   */
  'noteId': (string);
  /**
   * 1 to 200 characters after trimming.
   */
  'text': (string);
}
