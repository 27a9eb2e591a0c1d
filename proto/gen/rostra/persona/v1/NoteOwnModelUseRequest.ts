// Original file: proto/rostra/persona/v1/persona.proto

import type { OwnModelFailure as _rostra_persona_v1_OwnModelFailure, OwnModelFailure__Output as _rostra_persona_v1_OwnModelFailure__Output } from '../../../rostra/persona/v1/OwnModelFailure.ts';

export interface NoteOwnModelUseRequest {
  'personaId'?: (string);
  /**
   * As in CreatorModel.
   */
  'setAt'?: (string);
  'failure'?: (_rostra_persona_v1_OwnModelFailure);
}

export interface NoteOwnModelUseRequest__Output {
  'personaId': (string);
  /**
   * As in CreatorModel.
   */
  'setAt': (string);
  'failure': (_rostra_persona_v1_OwnModelFailure__Output);
}
