// Original file: proto/rostra/persona/v1/persona.proto

import type { Sort as _rostra_persona_v1_Sort, Sort__Output as _rostra_persona_v1_Sort__Output } from '../../../rostra/persona/v1/Sort.ts';

export interface ListPublicPersonasRequest {
  /**
   * Words to find in name, description and category, by their stems. A word of five letters or more may contain one mistake. Empty for
   * all personas.
   */
  'search'?: (string);
  /**
   * Empty for all categories.
   */
  'category'?: (string);
  'sort'?: (_rostra_persona_v1_Sort);
  /**
   * From 1.
   */
  'page'?: (number);
  /**
   * 1 to 100.
   */
  'limit'?: (number);
}

export interface ListPublicPersonasRequest__Output {
  /**
   * Words to find in name, description and category, by their stems. A word of five letters or more may contain one mistake. Empty for
   * all personas.
   */
  'search': (string);
  /**
   * Empty for all categories.
   */
  'category': (string);
  'sort': (_rostra_persona_v1_Sort__Output);
  /**
   * From 1.
   */
  'page': (number);
  /**
   * 1 to 100.
   */
  'limit': (number);
}
