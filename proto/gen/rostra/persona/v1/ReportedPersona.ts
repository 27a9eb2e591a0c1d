// Original file: proto/rostra/persona/v1/persona.proto

import type { OperatedPersona as _rostra_persona_v1_OperatedPersona, OperatedPersona__Output as _rostra_persona_v1_OperatedPersona__Output } from '../../../rostra/persona/v1/OperatedPersona.ts';
import type { Report as _rostra_persona_v1_Report, Report__Output as _rostra_persona_v1_Report__Output } from '../../../rostra/persona/v1/Report.ts';

export interface ReportedPersona {
  'persona'?: (_rostra_persona_v1_OperatedPersona | null);
  /**
   * The open reports, newest first; at most 20. They do not name who reported.
   */
  'reports'?: (_rostra_persona_v1_Report)[];
}

export interface ReportedPersona__Output {
  'persona': (_rostra_persona_v1_OperatedPersona__Output | null);
  /**
   * The open reports, newest first; at most 20. They do not name who reported.
   */
  'reports': (_rostra_persona_v1_Report__Output)[];
}
