import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '../caller.ts'

/** The share of the slots that everybody may use. The others are for orators and super senators. */
const openShare = 0.8

/** The places for work of models: those of a process, or of a provider. */
interface Slots {
  /** Whether the limit, or a share of it, is reached. Missing where there is no limit. */
  isFull?: (share?: number) => boolean
}

/** Reports whether a caller is served first near a limit: an orator or a super senator, by the role in the verified token. */
export const isServedFirst = (caller: Caller): boolean => caller.kind === 'member' && caller.role !== 'citizen'

/**
 * Refuses new work with OVERLOADED: of everybody when the process or a provider is full, and of guests and citizens from 80 % of the slots
 * on. `full` is the message of the first case, `retryAfter` the seconds to wait in both.
 */
export function refuseWithoutSlot(
  all: readonly Slots[],
  mayUseAll: boolean,
  { full, retryAfter }: { full: string; retryAfter: number },
): void {
  const isReached = (share: number) => all.some(({ isFull }) => isFull?.(share))
  if (isReached(1)) throw new DomainError('unavailable', 'OVERLOADED', full, { retryAfter })
  if (mayUseAll || !isReached(openShare)) return
  const busy = 'Almost all places are taken, and orators are served first. Please try again in a moment.'
  throw new DomainError('unavailable', 'OVERLOADED', busy, { retryAfter })
}
