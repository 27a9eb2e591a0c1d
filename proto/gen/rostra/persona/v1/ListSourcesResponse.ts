// Original file: proto/rostra/persona/v1/persona.proto

import type { Source as _rostra_persona_v1_Source, Source__Output as _rostra_persona_v1_Source__Output } from '../../../rostra/persona/v1/Source.ts';

export interface ListSourcesResponse {
  'sources'?: (_rostra_persona_v1_Source)[];
  /**
   * How many sources the owner's role allows this persona. Failed ones do not count.
   */
  'limit'?: (number);
}

export interface ListSourcesResponse__Output {
  'sources': (_rostra_persona_v1_Source__Output)[];
  /**
   * How many sources the owner's role allows this persona. Failed ones do not count.
   */
  'limit': (number);
}
