// Original file: proto/rostra/persona/v1/persona.proto

import type { ReportedPersona as _rostra_persona_v1_ReportedPersona, ReportedPersona__Output as _rostra_persona_v1_ReportedPersona__Output } from '../../../rostra/persona/v1/ReportedPersona.ts';

export interface ListReportedPersonasResponse {
  'personas'?: (_rostra_persona_v1_ReportedPersona)[];
  'total'?: (number);
}

export interface ListReportedPersonasResponse__Output {
  'personas': (_rostra_persona_v1_ReportedPersona__Output)[];
  'total': (number);
}
