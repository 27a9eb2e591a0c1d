// Original file: proto/rostra/persona/v1/persona.proto

import type { OwnReport as _rostra_persona_v1_OwnReport, OwnReport__Output as _rostra_persona_v1_OwnReport__Output } from '../../../rostra/persona/v1/OwnReport.ts';

export interface ListOwnReportsResponse {
  'reports'?: (_rostra_persona_v1_OwnReport)[];
}

export interface ListOwnReportsResponse__Output {
  'reports': (_rostra_persona_v1_OwnReport__Output)[];
}
