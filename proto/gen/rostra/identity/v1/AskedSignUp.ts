// Original file: proto/rostra/identity/v1/identity.proto


export interface AskedSignUp {
  /**
   * The label of the issuer.
   */
  'label'?: (string);
  /**
   * A free username. Empty when none could be made.
   */
  'username'?: (string);
  /**
   * The address that the issuer gave. Empty for none.
   */
  'email'?: (string);
  /**
   * Whether the address counts as confirmed; otherwise the person may give another one.
   */
  'proven'?: (boolean);
}

export interface AskedSignUp__Output {
  /**
   * The label of the issuer.
   */
  'label': (string);
  /**
   * A free username. Empty when none could be made.
   */
  'username': (string);
  /**
   * The address that the issuer gave. Empty for none.
   */
  'email': (string);
  /**
   * Whether the address counts as confirmed; otherwise the person may give another one.
   */
  'proven': (boolean);
}
