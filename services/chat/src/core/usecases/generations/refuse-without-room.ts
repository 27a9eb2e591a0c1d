import { refuseWithoutSlot } from '@rostra/platform/served-first'
import type { Ports } from '../../domain/ports.ts'

/**
 * Refuses an answer with OVERLOADED while this process or the model's provider has no slot for it; near the limit those of guests and
 * citizens only.
 */
export const refuseWithoutRoom = ({ running, answeringModel }: Pick<Ports, 'running' | 'answeringModel'>, mayUseAll: boolean): void =>
  refuseWithoutSlot([running, answeringModel], mayUseAll, {
    full: 'Too many conversations at once, please try again',
    retryAfter: 2,
  })
