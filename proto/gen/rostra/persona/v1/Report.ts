// Original file: proto/rostra/persona/v1/persona.proto

import type { ReportReason as _rostra_persona_v1_ReportReason, ReportReason__Output as _rostra_persona_v1_ReportReason__Output } from '../../../rostra/persona/v1/ReportReason.ts';

export interface Report {
  'reason'?: (_rostra_persona_v1_ReportReason);
  /**
   * Plain text; empty for none.
   */
  'details'?: (string);
  /**
   * RFC 3339, UTC.
   */
  'at'?: (string);
  'id'?: (string);
  /**
   * Whether it has an answer, which ListReportedAnswers returns.
   */
  'hasAnswer'?: (boolean);
}

export interface Report__Output {
  'reason': (_rostra_persona_v1_ReportReason__Output);
  /**
   * Plain text; empty for none.
   */
  'details': (string);
  /**
   * RFC 3339, UTC.
   */
  'at': (string);
  'id': (string);
  /**
   * Whether it has an answer, which ListReportedAnswers returns.
   */
  'hasAnswer': (boolean);
}
