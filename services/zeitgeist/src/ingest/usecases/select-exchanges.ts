import { isMember, memberIdOf } from '@rostra/platform/caller'
import { type Day, dayOf } from '../../core/domain/activity/activity.ts'
import { isStoredDay } from '../../core/domain/activity/retention.ts'
import type { FinishedExchange } from '../domain/finished-exchange.ts'
import type { Ports } from '../domain/ports.ts'

export type MemberExchange = FinishedExchange & { accountId: string }

/** Returns the exchanges whose text may be read: those of members who count now (they consent, their address is
 * confirmed, and their account is old enough) with public personas. The cheapest check comes first. */
export async function selectExchanges(
  { personas, members, ingestMetrics }: Pick<Ports, 'personas' | 'members' | 'ingestMetrics'>,
  exchanges: readonly FinishedExchange[],
  today: Day,
  signal: AbortSignal,
): Promise<MemberExchange[]> {
  const keep = <T>(outcome: Parameters<typeof ingestMetrics.messages>[0], among: readonly T[], isKept: (one: T) => boolean): T[] => {
    const kept = among.filter(isKept)
    ingestMetrics.messages(outcome, among.length - kept.length)
    return kept
  }
  const ofMembers = keep('guest', exchanges, ({ person }) => isMember(person)).map((exchange) => ({
    ...exchange,
    accountId: memberIdOf(exchange.person),
  }))
  const answered = keep('empty', ofMembers, ({ isAnswered }) => isAnswered)
  const recent = keep('too-old', answered, ({ finishedAt }) => isStoredDay(dayOf(finishedAt), today))
  if (recent.length === 0) return []

  const publicIds = new Set((await personas.public(distinct(recent, 'personaId'), signal)).map(({ id }) => id))
  const withPublic = keep('private-persona', recent, ({ personaId }) => publicIds.has(personaId))
  if (withPublic.length === 0) return []

  const counting = await members.counting(distinct(withPublic, 'accountId'), signal)
  return keep('no-consent', withPublic, ({ accountId }) => counting.has(accountId))
}

const distinct = (exchanges: readonly MemberExchange[], field: 'personaId' | 'accountId') => [
  ...new Set(exchanges.map((one) => one[field])),
]
