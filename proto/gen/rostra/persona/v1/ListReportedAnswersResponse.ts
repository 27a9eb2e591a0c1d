// Original file: proto/rostra/persona/v1/persona.proto

import type { AnswerOfReport as _rostra_persona_v1_AnswerOfReport, AnswerOfReport__Output as _rostra_persona_v1_AnswerOfReport__Output } from '../../../rostra/persona/v1/AnswerOfReport.ts';

export interface ListReportedAnswersResponse {
  /**
   * The answers of the latest 20 open reports; those of reports without one are left out.
   */
  'answers'?: (_rostra_persona_v1_AnswerOfReport)[];
}

export interface ListReportedAnswersResponse__Output {
  /**
   * The answers of the latest 20 open reports; those of reports without one are left out.
   */
  'answers': (_rostra_persona_v1_AnswerOfReport__Output)[];
}
