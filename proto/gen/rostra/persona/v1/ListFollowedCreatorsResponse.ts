// Original file: proto/rostra/persona/v1/persona.proto

import type { FollowedCreator as _rostra_persona_v1_FollowedCreator, FollowedCreator__Output as _rostra_persona_v1_FollowedCreator__Output } from '../../../rostra/persona/v1/FollowedCreator.ts';
import type { Persona as _rostra_persona_v1_Persona, Persona__Output as _rostra_persona_v1_Persona__Output } from '../../../rostra/persona/v1/Persona.ts';

export interface ListFollowedCreatorsResponse {
  /**
   * At most 200.
   */
  'creators'?: (_rostra_persona_v1_FollowedCreator)[];
  /**
   * The newest personas of all of them, at most 48.
   */
  'personas'?: (_rostra_persona_v1_Persona)[];
}

export interface ListFollowedCreatorsResponse__Output {
  /**
   * At most 200.
   */
  'creators': (_rostra_persona_v1_FollowedCreator__Output)[];
  /**
   * The newest personas of all of them, at most 48.
   */
  'personas': (_rostra_persona_v1_Persona__Output)[];
}
