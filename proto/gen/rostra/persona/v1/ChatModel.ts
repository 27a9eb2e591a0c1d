// Original file: proto/rostra/persona/v1/persona.proto


/**
 * A model that answers for personas.
 */
export interface ChatModel {
  'id'?: (string);
  'label'?: (string);
  /**
   * The credits of a message with its answer.
   */
  'credits'?: (number);
}

/**
 * A model that answers for personas.
 */
export interface ChatModel__Output {
  'id': (string);
  'label': (string);
  /**
   * The credits of a message with its answer.
   */
  'credits': (number);
}
