import type { ConversationDay, Day } from '../../../core/domain/activity/activity.ts'
import type { Ports } from '../../domain/ports.ts'
import { pseudonymNumber } from '../../domain/pseudonym-index.ts'
import type { Evidence } from '../../domain/topics/topic.ts'
import { daysOfWeek, type Window, windowDays } from '../../domain/window.ts'
import { publicPersonas } from '../public-personas.ts'
import { indexMembers } from './index-members.ts'

type Needed = Pick<Ports, 'activity' | 'people' | 'members' | 'dayKeys' | 'termKey' | 'personas'>

/** Returns a row's person as a number; undefined for a member whose words may not be counted now. */
type PersonOf = (row: ConversationDay) => number | undefined

/** Opens the window of a refresh: asks identity who consents now. Personas are asked about as rows are read. */
export async function openWindow(ports: Needed, cutAt: Date, signal: AbortSignal): Promise<Window> {
  const days = windowDays(cutAt)
  const weekBefore = days.slice(0, daysOfWeek)
  const thisWeek = days.slice(daysOfWeek)
  const members = await indexMembers(ports, thisWeek, signal)
  const personas = publicPersonas(ports.personas, signal)

  async function* read(first: Day, last: Day, personOf: PersonOf): AsyncGenerator<Evidence[]> {
    for await (const rows of ports.activity.read(first, last, signal)) {
      await personas.learn(rows.map(({ personaId }) => personaId))
      const shown = rows.filter(({ personaId }) => personas.get(personaId) !== null)
      yield shown.flatMap((row) => evidenceOf(row, personOf, cutAt))
    }
  }

  return {
    days,
    thisWeek: (first = thisWeek[0] as Day, last = thisWeek.at(-1) as Day) =>
      read(first, last, ({ day, person }) => members.numberOf(day, pseudonymNumber(person))),
    weekBefore: (first = weekBefore[0] as Day, last = weekBefore.at(-1) as Day) =>
      read(first, last, ({ person }) => pseudonymNumber(person)),
    hasMember: (accountId) => members.has(accountId),
    accountOf: (person) => members.accountOf(person),
    persona: personas.get,
  }
}

/** Returns the row with its person as a number, without messages after the cut; nothing when none of it may be counted. */
function evidenceOf(row: ConversationDay, personOf: PersonOf, cutAt: Date): Evidence[] {
  const person = personOf(row)
  if (person === undefined) return []
  const messages = row.messages.filter(({ at }) => at <= cutAt)
  return messages.length === 0 ? [] : [{ ...row, person, messages }]
}
