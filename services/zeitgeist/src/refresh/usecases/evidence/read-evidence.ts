import type { ConversationDay, Day } from '../../../core/domain/activity/activity.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Evidence } from '../../domain/topics/topic.ts'
import { pseudonymNumber, type WindowPeople } from '../../domain/window-people.ts'
import type { PublicPersonas } from './public-personas.ts'

interface Span {
  first: Day
  last: Day
  /** Messages that ended later are left out. */
  cutAt: Date
}

type NumberOf = (row: ConversationDay) => number | undefined

/** Reads the rows of the last 7 days, with each member's number. Rows of members and personas that may not be used any more are left out. */
export const readThisWeek = (
  ports: Pick<Ports, 'activity'>,
  span: Span,
  { people, personas }: { people: WindowPeople; personas: PublicPersonas },
  signal: AbortSignal,
) => readRows(ports, span, personas, ({ day, person }) => people.numberOf(day, pseudonymNumber(person)), signal)

/** Reads the rows of the week before. The number of a member is another one on each day. */
export const readWeekBefore = (ports: Pick<Ports, 'activity'>, span: Span, personas: PublicPersonas, signal: AbortSignal) =>
  readRows(ports, span, personas, ({ person }) => pseudonymNumber(person), signal)

async function* readRows(
  { activity }: Pick<Ports, 'activity'>,
  { first, last, cutAt }: Span,
  personas: PublicPersonas,
  numberOf: NumberOf,
  signal: AbortSignal,
): AsyncGenerator<Evidence[]> {
  for await (const rows of activity.read(first, last, signal)) {
    await personas.learn(rows.map(({ personaId }) => personaId))
    yield rows.flatMap((row) => {
      const person = personas.get(row.personaId) ? numberOf(row) : undefined
      const messages = row.messages.filter(({ at }) => at <= cutAt)
      return person === undefined || messages.length === 0 ? [] : [{ ...row, person, messages }]
    })
  }
}
