// Original file: proto/rostra/persona/v1/persona.proto

import type { ReportedAnswer as _rostra_persona_v1_ReportedAnswer, ReportedAnswer__Output as _rostra_persona_v1_ReportedAnswer__Output } from '../../../rostra/persona/v1/ReportedAnswer.ts';

export interface AnswerOfReport {
  'reportId'?: (string);
  'answer'?: (_rostra_persona_v1_ReportedAnswer | null);
}

export interface AnswerOfReport__Output {
  'reportId': (string);
  'answer': (_rostra_persona_v1_ReportedAnswer__Output | null);
}
