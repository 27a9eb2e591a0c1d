import { dayOf } from '@rostra/zeitgeist/core/domain/activity/activity'
import type { NewMessage } from '@rostra/zeitgeist/core/domain/activity/ports'
import { pseudonymOf } from '@rostra/zeitgeist/core/domain/activity/pseudonym'
import { hashRuns, hashTerms } from '@rostra/zeitgeist/core/domain/terms/hash-terms'
import { takeTerms } from '@rostra/zeitgeist/core/domain/terms/take-terms'
import type { StoredActivity } from './stored-activity.ts'
import { type ChatPlan, messageAt } from './synthetic-chats.ts'

interface Week {
  messages: number
  people: number
  personas?: readonly string[]
  /** 0, the default: the last seven days, today included. 1: the seven days before. */
  weeksAgo?: number
}

const dayMs = 86_400_000
const messagesPerAdd = 500
/** Batches at once, so that the terms of one are taken while another is stored. */
const concurrency = 3

/** Stores a week of messages by zeitgeist's own stores, as its consumer does. */
export async function seedWeek(stored: StoredActivity, { messages, people, personas, weeksAgo = 0 }: Week): Promise<void> {
  const now = Date.now()
  const startOfToday = Math.floor(now / dayMs) * dayMs
  const from = new Date(startOfToday - (6 + 7 * weeksAgo) * dayMs)
  const to = new Date(weeksAgo === 0 ? now - 60_000 : from.getTime() + 7 * dayMs)
  const plan: ChatPlan = { from, to, first: weeksAgo * messages, messages, people, ...(personas && { personas }) }
  let next = plan.first
  const storeBatches = async () => {
    while (next < plan.first + messages) {
      const first = next
      next = Math.min(first + messagesPerAdd, plan.first + messages)
      await storeBatch(stored, plan, first, next, weeksAgo === 0)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, storeBatches))
}

async function storeBatch(
  { activity, people, dayKeys, termKey }: StoredActivity,
  plan: ChatPlan,
  first: number,
  end: number,
  addsPeople: boolean,
): Promise<void> {
  const key = (await termKey()).toString('hex')
  const rows: NewMessage[] = []
  const accounts = new Map<number, Set<string>>()
  for (let index = first; index < end; index++) {
    const { exchangeId, conversationId, personaId, accountId, text, at } = messageAt(index, plan)
    const day = dayOf(at)
    const { terms, runs } = takeTerms(text)
    const message = { exchangeId, at, terms: hashTerms(key, terms), runs: hashRuns(key, runs) }
    rows.push({ day, conversationId, personaId, person: pseudonymOf(await dayKeys.keyOf(day), accountId), message })
    accounts.set(day, (accounts.get(day) ?? new Set()).add(accountId))
  }
  if (addsPeople) for (const [day, ids] of accounts) await people.add([...ids], day)
  await activity.add(rows)
}
