// Original file: proto/rostra/identity/v1/identity.proto


export interface ListOperatorActionsRequest {
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
  /**
   * One action's name, such as `persona-suspended`. Empty for all.
   */
  'action'?: (string);
}

export interface ListOperatorActionsRequest__Output {
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
  /**
   * One action's name, such as `persona-suspended`. Empty for all.
   */
  'action': (string);
}
