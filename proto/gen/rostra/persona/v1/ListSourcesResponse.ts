// Original file: proto/rostra/persona/v1/persona.proto

import type { Source as _rostra_persona_v1_Source, Source__Output as _rostra_persona_v1_Source__Output } from '../../../rostra/persona/v1/Source.ts';

export interface ListSourcesResponse {
  'sources'?: (_rostra_persona_v1_Source)[];
  /**
   * The most sources that the owner's role allows for this persona. Failed ones do not count.
   */
  'limit'?: (number);
}

export interface ListSourcesResponse__Output {
  'sources': (_rostra_persona_v1_Source__Output)[];
  /**
   * The most sources that the owner's role allows for this persona. Failed ones do not count.
   */
  'limit': (number);
}
