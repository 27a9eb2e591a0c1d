import { DomainError } from '@rostra/kit/errors'
import type { Asker } from './question.ts'

/** The most questions per UTC day. */
export const dailyLimits = { guest: 5, member: 50, network: 100 } as const

const dayMs = 24 * 3_600_000

/** Returns a limit multiplied by `scale`, for load tests; at least 1. */
export const scaledLimit = (limit: number, scale: number): number => Math.max(1, Math.ceil(limit * scale))

/** Returns the refusal of a question beyond a limit, with the seconds until the next day begins. */
export function limitReached(limit: { of: Asker['kind'] | 'network'; count: number; members: number }, now: Date): DomainError {
  const leftMs = dayMs - (now.getTime() % dayMs)
  const used =
    limit.of === 'network'
      ? `Guests of your network have asked their ${plural(limit.count, 'question')} of today.`
      : `You have asked your ${plural(limit.count, 'question')} of today.`
  const renewed = `You can ask again at 00:00 UTC, in ${inWords(leftMs)}.`
  const invitation = limit.of === 'member' ? '' : ` Sign up for a free account to ask ${plural(limit.members, 'question')} a day.`
  return new DomainError('exhausted', 'RATE_LIMITED', `${used} ${renewed}${invitation}`, { retryAfter: Math.ceil(leftMs / 1_000) })
}

function inWords(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.round(minutes / 60), 'hour')
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
