// Original file: proto/rostra/identity/v1/identity.proto


export interface AnswerAppRequestResponse {
  /**
   * An address of the product.
   */
  'continueUrl'?: (string);
}

export interface AnswerAppRequestResponse__Output {
  /**
   * An address of the product.
   */
  'continueUrl': (string);
}
