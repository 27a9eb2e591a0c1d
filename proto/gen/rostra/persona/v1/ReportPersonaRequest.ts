// Original file: proto/rostra/persona/v1/persona.proto

import type { ReportReason as _rostra_persona_v1_ReportReason, ReportReason__Output as _rostra_persona_v1_ReportReason__Output } from '../../../rostra/persona/v1/ReportReason.ts';

export interface ReportPersonaRequest {
  'id'?: (string);
  'reason'?: (_rostra_persona_v1_ReportReason);
  /**
   * What is wrong, at most 1,000 characters; required for the reason other.
   */
  'details'?: (string);
}

export interface ReportPersonaRequest__Output {
  'id': (string);
  'reason': (_rostra_persona_v1_ReportReason__Output);
  /**
   * What is wrong, at most 1,000 characters; required for the reason other.
   */
  'details': (string);
}
