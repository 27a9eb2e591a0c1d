import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@rostra/kit/testing/eventually'
import { startMailSink } from '../fault-harness/mail-sink.ts'
import { machine } from '../measure/processes.ts'
import { ms, out, percentile, table } from '../measure/statistics.ts'
import { answered, createFloodClient, type FloodClient } from './flood/flood-client.ts'
import { startInOneProcess } from './product/measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:flood`: 1,000 new accounts, whose addresses are not confirmed, send messages and ask three models from one network, as fast
 * as the product takes them. Ten members of other networks, with confirmed addresses, send a message every two seconds meanwhile, and for
 * ten seconds before. Rate limits are on; the models are a fake provider. Fails when the flood causes more calls of models than its network
 * has credits, or when a member of another network gets no answer. The short form has 100 accounts.
 */
const accounts = setting('BENCH_ACCOUNTS', 1_000, 100)
const seconds = setting('BENCH_SECONDS', 60, 10)
const workers = 40
const others = 10
const everyMs = 2_000
const secondsBefore = 10
/** The messages that a new member's credits pay for, less a few, and the accounts that each of the others needs. */
const messagesOfAccount = 45
const accountsOfOne = Math.ceil(((secondsBefore + seconds) * 1_000) / everyMs / messagesOfAccount)
/** The credits of free work that unconfirmed members of one network share a day. A call of a model takes at least one. */
const budget = 200
/** The only address of the flood. Accounts register from addresses of their own, because a network registers 20 an hour. */
const floodAddress = '203.0.113.7'

interface Result {
  outcome: string
  ms: number
}

/** Has each of the others send a message every two seconds by its accounts in turn, until `until` (a time of `performance.now()`). */
async function sendSteadily(clients: readonly FloodClient[], until: number): Promise<Result[]> {
  const results: Result[] = []
  const sendOf = async (index: number) => {
    await pause((index * everyMs) / others)
    let turn = 0
    while (performance.now() < until) {
      const startedAt = performance.now()
      const client = clients[index + others * (turn++ % accountsOfOne)] as FloodClient
      results.push({ outcome: await client.send(), ms: performance.now() - startedAt })
      await pause(Math.max(0, everyMs - (performance.now() - startedAt)))
    }
  }
  await Promise.all(Array.from({ length: others }, (_, index) => sendOf(index)))
  return results
}

/** Has all accounts in turn send messages and questions, as fast as they are taken. Returns how often each outcome was the answer. */
async function flood(clients: readonly FloodClient[], until: number): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>()
  let next = 0
  const work = async () => {
    while (performance.now() < until) {
      const turn = next++
      const client = clients[turn % clients.length] as FloodClient
      const outcome = await (turn % 5 === 4 ? client.askModels(floodAddress) : client.send(floodAddress))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      // Another event loop than the product's, on the same machine: it must not take all of its time.
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return outcomes
}

/** Returns the token that a member was mailed. */
function tokenFor({ email }: FloodClient): string {
  const mail = mails.received.find(({ to }) => to === email)
  const token = /confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no mail asks ${email} to confirm the address`)
  return token
}

const rowOf = (name: string, results: readonly Result[]) => {
  const times = results.filter(({ outcome }) => outcome === answered).map((result) => result.ms)
  return [name, String(results.length), String(times.length), ms(percentile(times, 50)), ms(percentile(times, 95))]
}

const report = createReport()
const mails = await startMailSink()
const product = await startInOneProcess({
  answer: { tokens: 20, everyMs: 5 },
  settings: {
    RATE_LIMIT_SCALE: '1',
    GUEST_ADDRESS_LIMIT: '60',
    TRUSTED_PROXIES: 'loopback',
    PASSWORD_HASHING: 'light',
    // With SMTP an address is unconfirmed until its mailed link is opened.
    SMTP_URL: mails.url,
  },
})
try {
  out(`${machine()}; everything on all cores\n`)
  const { get, open } = createFloodClient(product)
  const calls = async () => (await get<{ chats: number }>(`${product.provider.url}/totals`)).chats
  const members = await open(others * accountsOfOne, (index) => `198.51.100.${(index % others) + 1}`)
  const crowd = await open(accounts, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
  // All mails are out, so that only messages cost from here on.
  await eventually(() => assert(mails.received.length >= members.length + crowd.length), 120_000)
  for (const member of members) await member.confirm(tokenFor(member))
  out(`${accounts.toLocaleString('en')} accounts registered\n`)

  const before = await sendSteadily(members, performance.now() + secondsBefore * 1_000)
  // Titles of their first messages are made in the background.
  await pause(2_000)
  const callsBefore = await calls()
  const until = performance.now() + seconds * 1_000
  const [during, outcomes] = await Promise.all([sendSteadily(members, until), flood(crowd, until)])
  await pause(2_000)
  const ofOthers = during.filter(({ outcome }) => outcome === answered).length
  const caused = (await calls()) - callsBefore - ofOthers

  out(`Calls of models in ${seconds} s that the flood caused: ${caused}, of ${budget} credits of its network\n`)
  out(
    table(
      ['of the flood', 'responses'],
      [...outcomes].sort().map(([outcome, count]) => [outcome, count.toLocaleString('en')]),
    ),
  )
  out()
  out(table(['members of other networks', 'sent', 'answered', 'p50', 'p95'], [rowOf('before', before), rowOf('during the flood', during)]))
  report.figure('calls of models that the flood caused', caused, 'calls', 'run')
  if (caused > budget) report.missed(`the flood caused ${caused} calls of models, more than ${budget}`)
  const refused = [...before, ...during].filter(({ outcome }) => outcome !== answered).map(({ outcome }) => outcome)
  if (refused.length > 0) report.missed(`${refused.length} messages of other networks were refused: ${[...new Set(refused)].join(', ')}`)
  process.exitCode = report.end()
} finally {
  await product.stop()
  await mails.stop()
}
