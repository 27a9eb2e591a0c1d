import { refuseWithoutSlot } from '@rostra/platform/paid-work/served-first'

/**
 * Refuses an answer with OVERLOADED while this process or the model's provider has no slot for it; near the limit those of guests and
 * citizens only.
 */
export const refuseWithoutRoom = (slots: Parameters<typeof refuseWithoutSlot>[0], mayUseAll: boolean): void =>
  refuseWithoutSlot(slots, mayUseAll, {
    full: 'Too many conversations at once, please try again',
    retryAfter: 2,
  })
