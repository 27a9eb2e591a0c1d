// Original file: proto/rostra/persona/v1/persona.proto

import type { Report as _rostra_persona_v1_Report, Report__Output as _rostra_persona_v1_Report__Output } from '../../../rostra/persona/v1/Report.ts';
import type { ReportedAnswer as _rostra_persona_v1_ReportedAnswer, ReportedAnswer__Output as _rostra_persona_v1_ReportedAnswer__Output } from '../../../rostra/persona/v1/ReportedAnswer.ts';

export interface OwnReport {
  'personaId'?: (string);
  'report'?: (_rostra_persona_v1_Report | null);
  /**
   * Whether operators have not decided about it yet.
   */
  'open'?: (boolean);
  /**
   * Empty for a report of the persona alone.
   */
  'answer'?: (_rostra_persona_v1_ReportedAnswer | null);
}

export interface OwnReport__Output {
  'personaId': (string);
  'report': (_rostra_persona_v1_Report__Output | null);
  /**
   * Whether operators have not decided about it yet.
   */
  'open': (boolean);
  /**
   * Empty for a report of the persona alone.
   */
  'answer': (_rostra_persona_v1_ReportedAnswer__Output | null);
}
