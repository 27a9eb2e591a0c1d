import { type Decision, decisionPersonOf } from '../../../core/domain/decisions/decision.ts'
import type { EarlierDecision } from '../../domain/changes/due-topics.ts'
import { peopleOfTerms } from '../../domain/changes/people-of-terms.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Window } from '../../domain/window.ts'
import { mapWithYields } from '../../domain/yield-event-loop.ts'

/** Returns the decisions before this refresh, each with who talks about its terms now, by one reading of this week's rows. */
export async function readEarlierDecisions(
  { decisions, dayKeys }: Pick<Ports, 'decisions' | 'dayKeys'>,
  window: Window,
  signal: AbortSignal,
): Promise<EarlierDecision[]> {
  const all = await decisions.all()
  const keys = await dayKeys.existing()
  const comparable = all.filter(({ day }) => keys.has(day))
  const peopleNow = await peopleOfDecisions(comparable, window, signal)
  return mapWithYields(all, signal, (decision): EarlierDecision => {
    const key = keys.get(decision.day)
    const people = peopleNow.get(decision)
    if (!key || !people) return { decision, before: null, now: new Set() }
    const before = new Set(decision.people.map(({ person }) => person))
    const now = new Set([...people].map((person) => decisionPersonOf(key, window.accountOf(person))))
    return { decision, before, now }
  })
}

/** Returns the numbers of the people who talk about the terms of each decision now. */
async function peopleOfDecisions(
  decisions: readonly Decision[],
  window: Window,
  signal: AbortSignal,
): Promise<ReadonlyMap<Decision, ReadonlySet<number>>> {
  if (decisions.length === 0) return new Map()
  const lists = decisions.map(({ terms }) => terms)
  const people = await peopleOfTerms(lists, () => window.thisWeek(), signal)
  return new Map(decisions.map((decision, index) => [decision, people[index] ?? new Set()]))
}
