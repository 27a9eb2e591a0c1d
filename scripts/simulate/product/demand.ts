import type { Assumptions } from './assumptions.ts'
import { type Costs, exchangeCost } from './costs.ts'

/** What people ask of the product in one second. */
export interface Demand {
  exchanges: number
  searches: number
  logins: number
  discussions: number
  /** Answers that are being read at once. */
  streams: number
}

export const components = ['gateway', 'identity', 'persona', 'chat', 'billing', 'experts', 'zeitgeist', 'newsroom'] as const
export const stores = ['MongoDB', 'Redis', 'Kafka'] as const

/** Returns the demand of `users` people a day in the hour with this share of the day. */
export function demandOf(users: number, share: number, given: Assumptions): Demand {
  const perSecond = (ofPersonAndDay: number) => (users * ofPersonAndDay * share) / 3_600
  const exchanges = perSecond(given.messages)
  return {
    exchanges,
    searches: exchanges * given.searches,
    logins: perSecond(given.logins),
    discussions: perSecond(given.discussions),
    // Little's law: answers that begin in a second × the seconds that one takes.
    streams: (exchanges * given.answer.tokens * given.answer.everyMs) / 1_000,
  }
}

/** Returns the CPU, in cores, that a component or a store needs for a demand, without what its replicas need at rest. */
export function coresFor(component: string, demand: Demand, costs: Costs, given: Assumptions): number {
  const { fixedMs, tokenMs } = exchangeCost(costs, component, given.answer)
  const { searchMs, discussionMs, loginMs, messageOfZeitgeistMs } = costs.others
  const ms =
    demand.exchanges * (fixedMs + tokenMs * given.answer.tokens + (messageOfZeitgeistMs[component] ?? 0)) +
    demand.searches * (searchMs[component] ?? 0) +
    demand.discussions * (discussionMs[component] ?? 0) +
    demand.logins * (loginMs[component] ?? 0)
  return ms / 1_000
}
