import { setTimeout as delay } from 'node:timers/promises'
import { grantRoleTo } from '@rostra/identity/operator'
import { MongoClient, ObjectId } from 'mongodb'
import { registerMember } from '../../client/register-member.ts'
import { forgetEditions } from '../../fault-harness/forget-editions.ts'
import { exchangeIn, openConversations, publicPersonas } from '../../load/conversations.ts'
import { startLoad } from '../../load/start-load.ts'
import { measureStreams } from '../../load/stream-load.ts'
import { median, ms, out, percentile, table } from '../../measure/statistics.ts'
import { type MeasuredProduct, startInManyProcesses } from '../product/measured-product.ts'
import type { Report } from '../report.ts'
import { seedWeek } from './seed-week.ts'
import { openStoredActivity } from './stored-activity.ts'
import { accountIdOf } from './synthetic-chats.ts'

const answer = { tokens: 20, everyMs: 5 }
const blocks = 3
const goalRatio = 1.3
const leastSends = 300

/**
 * Measures sends through the gateway, with one process for each service, in blocks that alternate: without a refresh, and while refreshes
 * of a stored week run one after the other. The goal is a 99th percentile of at most 1.3 times that without.
 */
export async function measureSends(report: Report, { messages, people }: { messages: number; people: number }): Promise<void> {
  const product = await startInManyProcesses({ answer, cacheGb: 1 })
  try {
    await addConsentingAccounts(product, people)
    const personas = await publicPersonas(product.url)
    const stored = await openStoredActivity(product.mongoUrl, product.replicas.suffix)
    await seedWeek(stored, { messages, people, personas: personas.map(({ id }) => id) })
    await stored.close()

    const act = exchangeIn(product.url, await openConversations(product, 8), answer.tokens)
    const sends = {
      act,
      clients: 8,
      thinkMs: 300,
      seconds: Number(process.env.BENCH_SECONDS ?? 30),
      generators: { provider: product.provider.pid },
    }
    const { refresh, close } = await createRefresher(product)
    const times = { without: [] as number[], during: [] as number[] }
    const measure = async (kind: keyof typeof times) => {
      const load = await measureStreams(sends)
      times[kind].push(...load.values.map(({ firstTokenMs }) => firstTokenMs))
      report.problemsOf(kind, load)
    }
    let refreshes = 0
    for (let block = 0; block < blocks; block++) {
      await measure('without')
      const refreshing = startLoad({ act: refresh, clients: 1 })
      await measure('during')
      await refreshing.stop()
      const { ended, failures } = refreshing.take()
      refreshes += ended.length
      report.untrusted(...failures.map((failure) => `a refresh failed: ${failure}`))
    }
    await close()
    out(`\nFirst token of a send, without and during ${refreshes} refreshes of ${messages.toLocaleString('en')} messages\n`)
    const row = (name: string, all: readonly number[]) => [name, String(all.length), ms(median(all)), ms(percentile(all, 99))]
    out(table(['blocks', 'sends', 'p50', 'p99'], [row('without', times.without), row('during', times.during)]))
    const ratio = percentile(times.during, 99) / percentile(times.without, 99)
    if (!(ratio <= goalRatio))
      report.missed(`the p99 of a send during a refresh was ${ratio.toFixed(2)} ×, at most ${goalRatio} × was expected`)
    if (Math.min(times.without.length, times.during.length) < leastSends) report.untrusted('there were too few sends for a 99th percentile')
  } finally {
    await product.stop()
  }
}

/** Adds accounts that only have a consent, so that a refresh finds the people of the stored messages. */
async function addConsentingAccounts({ mongoUrl, databaseOf }: MeasuredProduct, people: number): Promise<void> {
  const client = await MongoClient.connect(mongoUrl)
  const account = { username: '', email: '', role: 'citizen', createdAt: new Date(), insights: true, epoch: 0 }
  const rows = Array.from({ length: people }, (_, number) => ({ _id: new ObjectId(accountIdOf(number)), ...account }))
  await client.db(databaseOf('identity')).collection('accounts').insertMany(rows, { ordered: false })
  await client.close()
}

/** Makes a member a super senator who refreshes. */
async function createRefresher({ url, mongoUrl, databaseOf, replicas }: Awaited<ReturnType<typeof startInManyProcesses>>) {
  const member = await registerMember([url])
  await grantRoleTo({ mongoUrl, databaseSuffix: replicas.suffix }, member.username, 'super_senator')
  const zeitgeist = new MongoClient(mongoUrl).db(databaseOf('zeitgeist'))
  const refresh = async () => {
    // Otherwise the refresh finds no message since the last one, and does no work.
    await forgetEditions(zeitgeist)
    const { status, reason } = await member.call('POST', '/api/zeitgeist/refresh', {})
    if (status !== 200) throw new Error(`${status} ${reason}`)
  }
  // The role arrives with the next access token, and a new replica may run its scheduled refresh.
  const isReady = () =>
    refresh().then(
      () => true,
      (error: Error) => !/^(403|409)/.test(error.message),
    )
  while (!(await isReady())) await delay(1_000)
  return { refresh, close: () => zeitgeist.client.close() }
}
