import { grantRoleTo } from '@rostra/identity/operator'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import type { ProductProcesses } from '../../product/product-processes.ts'

/** An entry without what differs between two refreshes: its id, and when it was published. */
export interface ComparableEntry {
  type: string
  title: string
  content: string
  botId: string
  sampleMessages: unknown
  trend: unknown
  conversationIds: readonly string[]
}

/** A call of the fake provider for the text of an entry, with its time in milliseconds since 1970: see entry-answers.ts. */
export interface EntryCall {
  headword: string
  at: number
}

/** Registers a member who may refresh and start the presses. No gateway has a token of the member without the role: it would last a minute. */
export async function registerSuperSenator({ urls, suffix }: ProductProcesses, mongoUrl: string): Promise<MemberClient> {
  const member = await registerMember(urls)
  await grantRoleTo({ mongoUrl, databaseSuffix: suffix }, member.username, 'super_senator')
  await eventually(async () => {
    const checks = await Promise.all(urls.map((_, gateway) => member.get<{ isAdmin: boolean }>('/api/admin/check', gateway)))
    if (!checks.every(({ isAdmin }) => isAdmin)) throw new Error('the role has not arrived')
  }, 90_000)
  return member
}

/** Resolves when zeitgeist has counted every exchange that chat has. Throws after a minute. */
export async function waitForActivity(chat: Db, zeitgeist: Db): Promise<void> {
  const messages = { $sum: { $size: '$messages' } }
  await eventually(async () => {
    const [exchanges, [counted]] = await Promise.all([
      chat.collection('exchanges').countDocuments(),
      zeitgeist
        .collection('activity')
        .aggregate([{ $group: { _id: null, messages } }])
        .toArray(),
    ])
    if (exchanges === 0 || counted?.messages !== exchanges) throw new Error(`${counted?.messages} of ${exchanges} messages are counted`)
  }, 60_000)
}

/** Reads the published entries, sorted by title. */
export async function publishedEntries(zeitgeist: Db): Promise<ComparableEntry[]> {
  const projection = { _id: 0, type: 1, title: 1, content: 1, botId: 1, sampleMessages: 1, trend: 1, conversationIds: 1 }
  return zeitgeist.collection('entries').find<ComparableEntry>({}, { projection }).sort({ title: 1, type: 1 }).toArray()
}

/** Resolves when the latest refresh was published. Throws when it failed, or after a minute. */
export async function waitForEdition(zeitgeist: Db): Promise<void> {
  await eventually(async () => {
    const [latest] = await zeitgeist.collection('refreshes').find().sort({ startedAt: -1 }).limit(1).toArray()
    if (latest?.status !== 'published') throw new Error(`the latest refresh is ${latest?.status ?? 'missing'}`)
  }, 60_000)
}

/**
 * Forgets what was published, so that the next refresh is like the first. The refreshes stay, with their cuts before all messages: without them
 * the scheduled refresh would be due.
 */
export async function forgetEditions(zeitgeist: Db): Promise<void> {
  await Promise.all(['entries', 'decisions'].map((name) => zeitgeist.collection(name).deleteMany({})))
  await zeitgeist.collection('refreshes').updateMany({}, { $set: { cutAt: new Date(Date.now() - 30 * 86_400_000) } })
}
