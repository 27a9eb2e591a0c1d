// Original file: proto/rostra/persona/v1/persona.proto

import type { ReportReason as _rostra_persona_v1_ReportReason, ReportReason__Output as _rostra_persona_v1_ReportReason__Output } from '../../../rostra/persona/v1/ReportReason.ts';
import type { ReportedAnswer as _rostra_persona_v1_ReportedAnswer, ReportedAnswer__Output as _rostra_persona_v1_ReportedAnswer__Output } from '../../../rostra/persona/v1/ReportedAnswer.ts';

export interface ReportPersonaRequest {
  'id'?: (string);
  'reason'?: (_rostra_persona_v1_ReportReason);
  /**
   * What is wrong, at most 1,000 characters; required for the reason other.
   */
  'details'?: (string);
  /**
   * The answer that is reported, as chat returned it to the caller; empty for a report of the persona alone.
   */
  'answer'?: (_rostra_persona_v1_ReportedAnswer | null);
}

export interface ReportPersonaRequest__Output {
  'id': (string);
  'reason': (_rostra_persona_v1_ReportReason__Output);
  /**
   * What is wrong, at most 1,000 characters; required for the reason other.
   */
  'details': (string);
  /**
   * The answer that is reported, as chat returned it to the caller; empty for a report of the persona alone.
   */
  'answer': (_rostra_persona_v1_ReportedAnswer__Output | null);
}
