import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { confirmAddress } from '../fault-harness/confirm-address.ts'
import { startMailSink } from '../fault-harness/mail-sink.ts'
import { inGroups, publicPersonas } from '../load/conversations.ts'
import { type LoadOptions, startLoad } from '../load/start-load.ts'
import { machine } from '../measure/processes.ts'
import { ms, out, percentile, table } from '../measure/statistics.ts'
import { startInOneProcess } from './product/measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:flood`: 1,000 new accounts, whose addresses are not confirmed, send messages and ask three models from one network, as
 * fast as the product takes them. Ten members of other networks, with confirmed addresses, send a message every two seconds meanwhile,
 * and for ten seconds before. Rate limits are on; the models are a fake provider. Fails when the flood causes more calls of models than
 * its network has credits, or when a member of another network gets no answer. The short form has 100 accounts.
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
const registeredAtOnce = 8

/** The outcome of an answered message. */
const answered = '201'

interface Result {
  /** The status of the response and, of a refusal, the reason. */
  outcome: string
  ms: number
}

/** A member with a conversation, whose calls come from an address of its own. */
interface Sender {
  member: MemberClient
  conversationId: string
}

/** Registers members, each from its own address, and starts a conversation of each. The product trusts loopback. */
async function open(url: string, count: number, addressOf: (index: number) => string): Promise<Sender[]> {
  const personas = await publicPersonas(url)
  return inGroups(count, registeredAtOnce, async (index) => {
    const member = await registerMember([url], { headers: { 'X-Forwarded-For': addressOf(index) } })
    return { member, conversationId: await member.startConversation(personas[index % personas.length]?.id) }
  })
}

/** Makes a call, and returns its outcome. */
async function post({ member }: Sender, path: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const { status, reason } = await member.call('POST', path, body, { headers })
  return `${status} ${reason}`.trim()
}

/** Sends a message and waits for the answer. */
const send = (sender: Sender, headers?: Record<string, string>) =>
  post(sender, '/api/messages', { conversationId: sender.conversationId, content: 'Hello there', requestId: randomUUID() }, headers)

/** Runs a load for some seconds, and returns the values of its acts. */
async function run<Value>(forSeconds: number, options: LoadOptions<Value>): Promise<Value[]> {
  const load = startLoad(options)
  await pause(forSeconds * 1_000)
  await load.stop()
  const { ended, failures } = load.take()
  report.untrusted(...failures)
  return ended.map(({ value }) => value)
}

/** Has each of the others send a message every two seconds, by its accounts in turn. */
function sendSteadily(senders: readonly Sender[], forSeconds: number): Promise<Result[]> {
  const turns = Array.from({ length: others }, () => 0)
  const act = async (index: number) => {
    const turn = turns[index] ?? 0
    turns[index] = turn + 1
    const startedAt = performance.now()
    const outcome = await send(senders[index + others * (turn % accountsOfOne)] as Sender)
    const elapsed = performance.now() - startedAt
    await pause(Math.max(0, everyMs - elapsed))
    return { outcome, ms: elapsed }
  }
  return run(forSeconds, { act, clients: others, rampSeconds: everyMs / 1_000 })
}

/** Has all accounts in turn send messages and questions, as fast as they are taken. Returns the outcomes. */
function flood(senders: readonly Sender[]): Promise<string[]> {
  const headers = { 'X-Forwarded-For': floodAddress }
  let next = 0
  const act = async () => {
    const turn = next++
    const sender = senders[turn % senders.length] as Sender
    const question = { question: 'Why is the sky blue?', turnCount: 0 }
    const outcome = await (turn % 5 === 4 ? post(sender, '/api/360-chat', question, headers) : send(sender, headers))
    // Another event loop than the product's, on the same machine: it must not take all of its time.
    await pause(20)
    return outcome
  }
  return run(seconds, { act, clients: workers })
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
  const calls = async () => ((await (await fetch(`${product.provider.url}/totals`)).json()) as { chats: number }).chats
  const members = await open(product.url, others * accountsOfOne, (index) => `198.51.100.${(index % others) + 1}`)
  const crowd = await open(product.url, accounts, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
  // All mails are out, so that only messages cost from here on.
  await eventually(() => assert(mails.received.length >= members.length + crowd.length), 120_000)
  for (const { member } of members) await confirmAddress(member, mails)
  out(`${accounts.toLocaleString('en')} accounts registered\n`)

  const before = await sendSteadily(members, secondsBefore)
  // Titles of their first messages are made in the background.
  await pause(2_000)
  const callsBefore = await calls()
  const [during, outcomes] = await Promise.all([sendSteadily(members, seconds), flood(crowd)])
  await pause(2_000)
  const ofOthers = during.filter(({ outcome }) => outcome === answered).length
  const caused = (await calls()) - callsBefore - ofOthers

  out(`Calls of models in ${seconds} s that the flood caused: ${caused}, of ${budget} credits of its network\n`)
  out(
    table(
      ['of the flood', 'responses'],
      [...Map.groupBy(outcomes, (outcome) => outcome)].sort().map(([outcome, { length }]) => [outcome, length.toLocaleString('en')]),
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
