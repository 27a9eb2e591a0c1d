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
  /**
   * People other than the owner who came on two days of the window or more. Absent when they are fewer than 3. A deleted account counts no
   * more.
   */
  'returning'?: (number);
  '_returning'?: "returning";
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
  /**
   * People other than the owner who came on two days of the window or more. Absent when they are fewer than 3. A deleted account counts no
   * more.
   */
  'returning'?: (number);
  '_returning'?: "returning";
}
