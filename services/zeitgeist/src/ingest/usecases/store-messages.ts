import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Day, dayOf } from '../../core/domain/activity/activity.ts'
import type { NewMessage } from '../../core/domain/activity/ports.ts'
import { pseudonymOf } from '../../core/domain/activity/pseudonym.ts'
import { firstLinkedDay } from '../../core/domain/activity/retention.ts'
import type { MemberMessage } from '../../core/domain/members/ports.ts'
import { hashRuns, hashTerms } from '../../core/domain/terms/hash-terms.ts'
import { takeTerms } from '../../core/domain/terms/take-terms.ts'
import type { Ports } from '../domain/ports.ts'
import type { MemberExchange } from './select-exchanges.ts'

type Needed = Pick<Ports, 'activity' | 'people' | 'dayKeys' | 'termKey'>

/** Messages whose terms are taken in one turn of the event loop: about 2 ms. */
const messagesInTurn = 50

/** Stores the words of messages as keyed hashes, and who wrote them. Returns the number of messages whose text chat still has. */
export async function storeMessages(
  ports: Needed,
  selected: readonly MemberExchange[],
  texts: readonly MemberMessage[],
  today: Day,
): Promise<number> {
  const rows = await takeRows(ports, selected, texts)
  await addPeople(ports, selected, rows, today)
  await ports.activity.add(rows.filter(({ message }) => message.terms.length > 0 || message.runs.length > 0))
  return rows.length
}

/** Takes the terms of the messages whose text chat still has. */
async function takeRows(ports: Needed, selected: readonly MemberExchange[], texts: readonly MemberMessage[]): Promise<NewMessage[]> {
  const byExchange = new Map(texts.map((text) => [text.exchangeId, text]))
  const termKey = (await ports.termKey()).toString('hex')
  const rows: NewMessage[] = []
  for (const [index, { exchangeId, accountId, personaId, conversationId, finishedAt }] of selected.entries()) {
    if (index % messagesInTurn === messagesInTurn - 1) await yieldToOthers()
    const text = byExchange.get(exchangeId)
    if (text?.accountId !== accountId) continue
    const { terms, runs } = takeTerms(text.content)
    const day = dayOf(finishedAt)
    const person = pseudonymOf(await ports.dayKeys.keyOf(day), accountId)
    const message = { exchangeId, at: finishedAt, terms: hashTerms(termKey, terms), runs: hashRuns(termKey, runs) }
    rows.push({ day, conversationId, personaId, person, message })
  }
  return rows
}

/** Stores who was active on the days whose pseudonyms lead to an account. Comes before the rows, so that every row's member is found. */
async function addPeople(ports: Needed, selected: readonly MemberExchange[], rows: readonly NewMessage[], today: Day): Promise<void> {
  const stored = new Set(rows.map(({ message }) => message.exchangeId))
  const byDay = new Map<Day, Set<string>>()
  for (const { exchangeId, accountId, finishedAt } of selected) {
    const day = dayOf(finishedAt)
    if (stored.has(exchangeId) && day >= firstLinkedDay(today)) byDay.set(day, (byDay.get(day) ?? new Set()).add(accountId))
  }
  for (const [day, accountIds] of byDay) await ports.people.add([...accountIds], day)
}
