// Original file: proto/rostra/persona/v1/persona.proto

import type { OperatedPersona as _rostra_persona_v1_OperatedPersona, OperatedPersona__Output as _rostra_persona_v1_OperatedPersona__Output } from '../../../rostra/persona/v1/OperatedPersona.ts';

export interface SearchPersonasResponse {
  'personas'?: (_rostra_persona_v1_OperatedPersona)[];
  'total'?: (number);
}

export interface SearchPersonasResponse__Output {
  'personas': (_rostra_persona_v1_OperatedPersona__Output)[];
  'total': (number);
}
