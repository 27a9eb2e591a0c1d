// Original file: proto/rostra/identity/v1/identity.proto


/**
 * An identity at an issuer that signs in to an account.
 */
export interface LinkedIdentity {
  'id'?: (string);
  /**
   * The label of the issuer; its host once the settings do not name it any more.
   */
  'label'?: (string);
  /**
   * The address of the issuer.
   */
  'issuer'?: (string);
  /**
   * The id that the issuer gave to the person.
   */
  'subject'?: (string);
  /**
   * The address or the name at the issuer when it was linked. Empty for none.
   */
  'name'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'linkedAt'?: (string);
  /**
   * The id of the issuer in the settings. Empty once they do not name it any more.
   */
  'issuerId'?: (string);
}

/**
 * An identity at an issuer that signs in to an account.
 */
export interface LinkedIdentity__Output {
  'id': (string);
  /**
   * The label of the issuer; its host once the settings do not name it any more.
   */
  'label': (string);
  /**
   * The address of the issuer.
   */
  'issuer': (string);
  /**
   * The id that the issuer gave to the person.
   */
  'subject': (string);
  /**
   * The address or the name at the issuer when it was linked. Empty for none.
   */
  'name': (string);
  /**
   * RFC 3339, UTC.
   */
  'linkedAt': (string);
  /**
   * The id of the issuer in the settings. Empty once they do not name it any more.
   */
  'issuerId': (string);
}
