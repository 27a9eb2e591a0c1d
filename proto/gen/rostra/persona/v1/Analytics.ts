// Original file: proto/rostra/persona/v1/persona.proto

import type { AnalyticsDay as _rostra_persona_v1_AnalyticsDay, AnalyticsDay__Output as _rostra_persona_v1_AnalyticsDay__Output } from '../../../rostra/persona/v1/AnalyticsDay.ts';

export interface Analytics {
  /**
   * Every day of the window, oldest first, days without activity included.
   */
  'days'?: (_rostra_persona_v1_AnalyticsDay)[];
  /**
   * The sums. `people` counts a person of several days once; `date` is empty.
   */
  'totals'?: (_rostra_persona_v1_AnalyticsDay | null);
}

export interface Analytics__Output {
  /**
   * Every day of the window, oldest first, days without activity included.
   */
  'days': (_rostra_persona_v1_AnalyticsDay__Output)[];
  /**
   * The sums. `people` counts a person of several days once; `date` is empty.
   */
  'totals': (_rostra_persona_v1_AnalyticsDay__Output | null);
}
