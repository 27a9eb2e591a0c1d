// Original file: proto/rostra/chat/v1/chat.proto


/**
 * A share as its owner sees it. Its token is not stored.
 */
export interface Share {
  'conversationId'?: (string);
  'personaId'?: (string);
  'personaName'?: (string);
  'personaSlug'?: (string);
  'title'?: (string);
  /**
   * The name that it shows; empty for none.
   */
  'sharedBy'?: (string);
  'sharedAt'?: (string);
}

/**
 * A share as its owner sees it. Its token is not stored.
 */
export interface Share__Output {
  'conversationId': (string);
  'personaId': (string);
  'personaName': (string);
  'personaSlug': (string);
  'title': (string);
  /**
   * The name that it shows; empty for none.
   */
  'sharedBy': (string);
  'sharedAt': (string);
}
