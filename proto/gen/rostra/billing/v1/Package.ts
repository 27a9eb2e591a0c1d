// Original file: proto/rostra/billing/v1/billing.proto


export interface Package {
  'id'?: (string);
  'name'?: (string);
  'description'?: (string);
  /**
   * US cents.
   */
  'price'?: (number);
  'credits'?: (number);
  /**
   * citizen or orator.
   */
  'role'?: (string);
  'popular'?: (boolean);
}

export interface Package__Output {
  'id': (string);
  'name': (string);
  'description': (string);
  /**
   * US cents.
   */
  'price': (number);
  'credits': (number);
  /**
   * citizen or orator.
   */
  'role': (string);
  'popular': (boolean);
}
