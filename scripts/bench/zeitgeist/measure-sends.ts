import { grantRoleTo } from '@rostra/identity/operator'
import { MongoClient, ObjectId } from 'mongodb'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { forgetEditions } from '../../fault-harness/refreshes/refresh-client.ts'
import { grantCredits } from '../../product/operator-calls.ts'
import { type ProductProcesses, startProductProcesses } from '../../product/product-processes.ts'
import { pause } from '../load/stream-load.ts'
import { watchBusy } from '../measure/busy.ts'
import { percentile } from '../measure/statistics.ts'
import { readOne } from '../stream-reader.ts'
import { seedWeek } from './seed-week.ts'
import { openStoredActivity } from './stored-activity.ts'
import { accountIdOf } from './synthetic-chats.ts'

interface SendsLoad {
  stores: { mongoUrl: string; redisUrl: string }
  brokers: string
  messages: number
  people: number
  /** Seconds of each block, and how many pairs of blocks. */
  blockSeconds: number
  blocks: number
}

export interface SendsResult {
  /** Milliseconds from a send to its first token, of each send. */
  without: number[]
  during: number[]
  /** The ratio of the 99th percentiles. */
  ratio: number
  refreshes: number
  problems: string[]
}

const senders = 8
const answer = { tokens: 20, everyMs: 5 }
/** Longest pause of a sender between two messages: people do not send in step. */
const thinkSeconds = 0.3

/**
 * Measures sends through the gateway, with one process for each service, in blocks that alternate: without a refresh, and while refreshes of a
 * stored week run one after the other.
 */
export async function measureSends({ stores, brokers, messages, people, blockSeconds, blocks }: SendsLoad): Promise<SendsResult> {
  const product = await startProductProcesses({ brokers, stores, replicas: 1, answer, settings: { LOG_LEVEL: 'warn' } })
  try {
    await addConsentingAccounts(stores.mongoUrl, product.suffix, people)
    const personas = (await (await fetch(`${product.urls[0]}/api/bots/public?limit=100`)).json()) as { id: string }[]
    const stored = await openStoredActivity(stores.mongoUrl, product.suffix)
    await seedWeek(stored, { messages, people, personas: personas.map(({ id }) => id) })
    await stored.close()

    const members: MemberClient[] = []
    while (members.length < senders) members.push(await registerMember(product.urls))
    await grantCredits(product, members, 1_000_000)
    const conversations = await Promise.all(members.map((member) => member.startConversation()))
    const send = (lane: number) => {
      const body = { conversationId: conversations[lane], content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
      return readOne(`${product.urls[0]}/api/messages/stream`, { cookie: members[lane]?.cookie ?? '' }, JSON.stringify(body), answer.tokens)
    }
    const { refresh, close } = await refresher(product, stores.mongoUrl)
    await sendFor(5, send)

    const busy = watchBusy({ client: process.pid, provider: product.providerPid })
    const [without, during, refreshes]: [number[], number[], string[]] = [[], [], []]
    for (let block = 0; block < blocks; block++) {
      without.push(...(await sendFor(blockSeconds, send)))
      const refreshing = { on: true }
      const running = (async () => {
        while (refreshing.on) refreshes.push(await refresh())
      })()
      // A refresh has begun before the first send of the block.
      await pause(0.5)
      during.push(...(await sendFor(blockSeconds, send)))
      refreshing.on = false
      await running
    }
    const { problems } = busy()
    await close()
    const ratio = percentile(during, 99) / percentile(without, 99)
    const failed = refreshes.filter((outcome) => outcome !== '200')
    const few = Math.min(without.length, during.length) < 300
    return {
      ...{ without, during, ratio, refreshes: refreshes.length },
      problems: [
        ...problems,
        ...(failed.length > 0 ? [`${failed.length} of ${refreshes.length} refreshes failed: ${failed[0]}`] : []),
        ...(few ? [`${without.length} and ${during.length} sends are too few for a 99th percentile`] : []),
      ],
    }
  } finally {
    await product.stop()
  }
}

/** Adds accounts that only have a consent, so that a refresh finds the people of the stored messages. */
async function addConsentingAccounts(mongoUrl: string, suffix: string, people: number): Promise<void> {
  const client = await MongoClient.connect(mongoUrl)
  const account = { username: '', email: '', role: 'citizen', createdAt: new Date(), insights: true, epoch: 0 }
  const rows = Array.from({ length: people }, (_, number) => ({ _id: new ObjectId(accountIdOf(number)), ...account }))
  await client.db(`rostra_identity${suffix}`).collection('accounts').insertMany(rows, { ordered: false })
  await client.close()
}

interface Refresher {
  /** Makes an edition. Returns the status, and the response unless it is 200. */
  refresh: () => Promise<string>
  close: () => Promise<void>
}

/** Makes a member a super senator who refreshes. */
async function refresher({ urls, suffix }: ProductProcesses, mongoUrl: string): Promise<Refresher> {
  const member = await registerMember(urls)
  await grantRoleTo({ mongoUrl, databaseSuffix: suffix }, member.username, 'super_senator')
  const zeitgeist = new MongoClient(mongoUrl).db(`rostra_zeitgeist${suffix}`)
  const refresh = async () => {
    // Otherwise the refresh finds that nobody wrote since the last one, and does no work.
    await forgetEditions(zeitgeist)
    const { status, body } = await member.call('POST', '/api/zeitgeist/refresh', {})
    return status === 200 ? '200' : `${status} ${JSON.stringify(body)}`
  }
  // The role arrives with the next access token, and a new replica may run its scheduled refresh.
  for (;;) {
    const outcome = await refresh()
    if (!/^(403|409)/.test(outcome)) return { refresh, close: () => zeitgeist.client.close() }
    await pause(1)
  }
}

/** Sends in every lane for some seconds. Returns the milliseconds to the first token of each send. */
async function sendFor(seconds: number, send: (lane: number) => Promise<{ firstTokenMs: number }>): Promise<number[]> {
  const endsAt = performance.now() + seconds * 1_000
  const lanes = Array.from({ length: senders }, async (_, lane) => {
    const times: number[] = []
    while (performance.now() < endsAt) {
      await pause(Math.random() * thinkSeconds)
      times.push((await send(lane)).firstTokenMs)
    }
    return times
  })
  return (await Promise.all(lanes)).flat()
}
