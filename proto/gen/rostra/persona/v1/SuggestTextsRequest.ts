// Original file: proto/rostra/persona/v1/persona.proto


export interface SuggestTextsRequest {
  /**
   * Who the persona is, for whom, and how it speaks: 20 to 1,000 characters. Data for the model, never instructions to it.
   */
  'sentences'?: (string);
}

export interface SuggestTextsRequest__Output {
  /**
   * Who the persona is, for whom, and how it speaks: 20 to 1,000 characters. Data for the model, never instructions to it.
   */
  'sentences': (string);
}
