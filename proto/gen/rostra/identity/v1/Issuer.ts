// Original file: proto/rostra/identity/v1/identity.proto


/**
 * An issuer of OpenID Connect.
 */
export interface Issuer {
  'id'?: (string);
  'label'?: (string);
  /**
   * A path of the site, or an image as `data:image/…`. Empty for none.
   */
  'icon'?: (string);
}

/**
 * An issuer of OpenID Connect.
 */
export interface Issuer__Output {
  'id': (string);
  'label': (string);
  /**
   * A path of the site, or an image as `data:image/…`. Empty for none.
   */
  'icon': (string);
}
