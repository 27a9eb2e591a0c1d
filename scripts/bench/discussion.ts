import { type MemberClient, registerMember } from '../client/register-member.ts'
import { startProductProcesses } from '../product/product-processes.ts'
import { type Held, holdDiscussion, runDiscussionLoad } from './load/discussion-load.ts'
import { busyProblems } from './measure/busy.ts'
import { startMeasuredStores } from './measure/measured-stores.ts'
import { cpuSeconds, machine } from './measure/processes.ts'
import { createReport, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'

/*
 * `npm run bench:discussion`: measures discussions of five experts through the gateway, with one process for each service as on a cluster, on
 * real MongoDB, Redis and Kafka. A fake provider takes 300 ms a call. 200 members, each with a circle of its own, begin them and follow their
 * streams; each of 50 lanes begins a discussion when its last one has ended (a closed loop). Fails when a discussion is faster than its three rounds of calls, when the
 * provider was asked less often than was reported, or when client or provider are more than 80 % busy.
 */
const seconds = setting('BENCH_SECONDS', 30, 6)
const members = setting('BENCH_MEMBERS', 200, 80)
/** Seconds before each measurement. */
const warmUpSeconds = 5
const inFlight = 50
const expertCount = 5
/** Five drafts, five revisions and the conclusion. */
const callsPerDiscussion = 2 * expertCount + 1
/** 60 tokens, 5 ms apart, and the end of the answer: 300 to 305 ms. */
const answer = { tokens: 60, everyMs: 5 }
const providerMs = 300
const roundsMs = 3 * providerMs
/** What Rostra may add to the rounds of one discussion. With 50 at once, twice the whole. */
const allowedMs = roundsMs + 200
/** Discussions that 100 free credits pay for. */
const perMember = 10

const out = (text = '') => process.stdout.write(`${text}\n`)
const stores = await startMeasuredStores()
const product = await startProductProcesses({
  ...{ ...stores.addresses, replicas: 1, answer },
  settings: { LOG_LEVEL: 'warn' },
})
const url = product.urls[0] ?? ''
const processes = [
  ...product.processes.map(({ name, pid }) => ({ name: name.replace(/-0$/, ''), pid })),
  ...stores.processes,
  { name: 'provider', pid: product.providerPid },
  { name: 'client', pid: process.pid },
]

/** Registers a member with a circle of five personas, drawn by the member's number. */
async function registerWithCircle(personas: readonly { id: string }[], number: number): Promise<MemberClient> {
  const member = await registerMember(product.urls)
  const drawn = personas
    .map(({ id }, index) => ({ id, rank: ((number + 1) * (index + 7) * 7_919) % 1_009 }))
    .sort((a, b) => a.rank - b.rank)
  for (const { id: botId } of drawn.slice(0, expertCount)) await member.post('/api/circle-of-experts', { botId })
  return member
}

async function providerCalls(): Promise<number> {
  return ((await (await fetch(`${product.providerUrl}/calls`)).json()) as unknown[]).length
}

/** Runs a load. Returns its discussions, the calls of the provider and the CPU seconds of each process meanwhile. */
async function measure(run: () => Promise<Held[]>) {
  const [callsBefore, cpuBefore, startedAt] = [await providerCalls(), processes.map(({ pid }) => cpuSeconds(pid)), performance.now()]
  const held = await run()
  const elapsed = (performance.now() - startedAt) / 1_000
  const cpu = processes.map(({ pid }, index) => cpuSeconds(pid) - (cpuBefore[index] ?? 0))
  return { held, elapsed, cpu, calls: (await providerCalls()) - callsBefore }
}

const report = createReport()
const clients: MemberClient[] = []
try {
  const personas = (await (await fetch(`${url}/api/bots/public?limit=100`)).json()) as { id: string }[]
  while (clients.length < members) clients.push(await registerWithCircle(personas, clients.length))
  let begun = 0
  const next = () => {
    const { cookie } = clients[begun % clients.length] as MemberClient
    if (begun >= clients.length * perMember) throw new Error('The members have no credits left: set BENCH_SECONDS lower')
    return holdDiscussion(url, cookie, `[discussion bench-${begun++}] Should we move the workshop to the coast?`)
  }
  out(`${machine()}; every process on all cores; ${members} members, circles of ${expertCount} of ${personas.length} personas\n`)
  await runDiscussionLoad(next, 10, warmUpSeconds)
  const alone = await measure(() => runDiscussionLoad(next, 1, seconds))
  await runDiscussionLoad(next, inFlight, warmUpSeconds)
  const together = await measure(() => runDiscussionLoad(next, inFlight, seconds))

  const loads = [
    { name: 'alone', most: allowedMs, ...alone },
    { name: `${inFlight} at once`, most: 2 * allowedMs, ...together },
  ]
  const ms = (value: number) => `${Math.round(value)} ms`
  out(`A discussion of ${expertCount}: from the request to the last event, of which ${ms(roundsMs)} are three rounds of calls\n`)
  out(
    table(
      ['discussions', 'held', 'a second', 'p50', 'p95', 'slowest', 'p50 stored', 'yardstick', 'calls each', 'refused'],
      loads.map(({ name, held, elapsed, calls, most }) => {
        const times = held.map((each) => each.ms)
        const figures = [median(times), percentile(times, 95), Math.max(...times), median(held.map(({ storedMs }) => storedMs)), most]
        const refused = held.reduce((sum, { refusals }) => sum + refusals, 0)
        const perSecond = (held.length / elapsed).toFixed(1)
        return [name, String(held.length), perSecond, ...figures.map(ms), (calls / held.length).toFixed(2), String(refused)]
      }),
    ),
  )
  out('\nCPU ms of a discussion\n')
  out(
    table(
      ['discussions', ...processes.map(({ name }) => name), 'all but provider and client'],
      loads.map(({ name, held, cpu }) => {
        const each = cpu.map((used) => (used * 1_000) / held.length)
        return [
          name,
          ...each.map((value) => value.toFixed(1)),
          each
            .slice(0, -2)
            .reduce((sum, value) => sum + value, 0)
            .toFixed(1),
        ]
      }),
    ),
  )
  for (const { name, held, calls, most, cpu, elapsed } of loads) {
    const times = held.map((each) => each.ms)
    if (held.some((each) => each.ms < roundsMs)) report.untrusted(`${name}: a discussion was faster than its three rounds of calls`)
    if (held.some(({ contributions }) => contributions !== 2 * expertCount))
      report.untrusted(`${name}: a discussion lacks drafts or revisions`)
    if (calls !== held.length * callsPerDiscussion)
      report.untrusted(`${name}: ${held.length} discussions with ${calls} calls of the provider`)
    const [provider = 0, client = 0] = cpu.slice(-2).map((used) => used / elapsed)
    report.untrusted(...busyProblems({ client, provider }).map((problem) => `${name}: ${problem}`))
    if (percentile(times, 95) > most) report.missed(`${name}: the 95th percentile is above ${ms(most)}`)
    const product = cpu.slice(0, -2).reduce((sum, used) => sum + used, 0)
    report.figure(`${name}: CPU of all services and stores for a discussion`, (1_000 * product) / held.length, 'ms', 'loop')
    report.figure(`${name}: p50 beyond the three rounds`, median(times) - roundsMs, 'ms', 'loop')
  }
  process.exitCode = report.end()
} finally {
  await product.stop()
  await stores.stop()
}
process.exit()
