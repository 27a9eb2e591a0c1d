import { registerMember } from '../client/register-member.ts'
import { publicPersonas } from '../load/conversations.ts'
import { drawCircle, holdDiscussion } from '../load/hold-discussion.ts'
import { cpuMeters, measureLoad } from '../load/measure-load.ts'
import { machine } from '../measure/processes.ts'
import { median, out, percentile, table } from '../measure/statistics.ts'
import { startInManyProcesses } from './product/measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:discussion`: measures discussions of five experts through the gateway, with one process for each service as on a cluster,
 * on real MongoDB, Redis and Kafka. A fake provider takes 300 ms a call. 200 members, each with a circle of its own, begin them and follow
 * their streams; each of 50 clients begins a discussion when its last one has ended (a closed loop). Fails when a discussion is faster than
 * its three rounds of calls, when the provider was asked less often than was reported, or when client or provider are more than 80 % busy.
 */
const seconds = setting('BENCH_SECONDS', 30, 6)
const memberCount = setting('BENCH_MEMBERS', 200, 80)
const inFlight = 50
const expertCount = 5
/** Five drafts, five revisions and the conclusion. */
const callsPerDiscussion = 2 * expertCount + 1
/** 60 tokens, 5 ms apart, and the end of the answer: 300 to 305 ms. */
const answer = { tokens: 60, everyMs: 5 }
const roundsMs = 3 * 300
/** What Rostra may add to the rounds of one discussion. With 50 at once, twice the whole. */
const allowedMs = roundsMs + 200
/** Discussions that 100 free credits pay for. */
const perMember = 10

const ms = (value: number) => `${Math.round(value)} ms`
const report = createReport()
const product = await startInManyProcesses({ answer })
const measured = [...product.processes, ...product.stores]
const providerCalls = async () => ((await (await fetch(`${product.provider.url}/calls`)).json()) as unknown[]).length
try {
  const members = await Promise.all(Array.from({ length: memberCount }, () => registerMember([product.url], { patienceMs: 60_000 })))
  const personas = await publicPersonas(product.url)
  for (const [number, member] of members.entries()) await drawCircle(member, personas, number, expertCount)
  out(`${machine()}; every process on all cores; ${memberCount} members, circles of ${expertCount} of ${personas.length} personas\n`)

  let begun = 0
  const act = () => {
    const member = members[begun % members.length]
    if (!member || begun >= members.length * perMember) throw new Error('the members have no credits left: set BENCH_SECONDS lower')
    return holdDiscussion(member, `[discussion bench-${begun++}] Should we move the workshop to the coast?`)
  }
  const rows: string[][] = []
  const costs: string[][] = []
  for (const { name, clients, most } of [
    { name: 'alone', clients: 1, most: allowedMs },
    { name: `${inFlight} at once`, clients: inFlight, most: 2 * allowedMs },
  ]) {
    const callsBefore = await providerCalls()
    const begunBefore = begun
    const options = { act, clients, seconds, warmUpSeconds: 5, generators: { provider: product.provider.pid } }
    const load = await measureLoad({ ...options, meters: cpuMeters(measured) })
    const calls = (await providerCalls()) - callsBefore
    const held = load.values
    const times = load.values.map((each) => each.ms)
    report.problemsOf(name, load)
    if (times.some((time) => time < roundsMs)) report.untrusted(`${name}: a discussion was faster than its three rounds of calls`)
    if (held.some(({ contributions }) => contributions !== 2 * expertCount))
      report.untrusted(`${name}: a discussion lacks drafts or revisions`)
    if (calls !== (begun - begunBefore) * callsPerDiscussion)
      report.untrusted(`${name}: ${begun - begunBefore} discussions with ${calls} calls of the provider`)
    if (percentile(times, 95) > most) report.missed(`${name}: the 95th percentile is above ${ms(most)}`)
    const figures = [median(times), percentile(times, 95), Math.max(...times), most]
    rows.push([name, String(held.length), load.perSecond.toFixed(1), ...figures.map(ms)])
    const cpu = measured.map(({ name: process }) => load.cpuMs(process))
    const all = cpu.reduce((sum, value) => sum + value, 0)
    costs.push([name, ...[...cpu, all].map((value) => value.toFixed(1))])
    report.figure(`${name}: CPU of all services and stores for a discussion`, all, 'ms', 'loop')
    report.figure(`${name}: p50 beyond the three rounds`, median(times) - roundsMs, 'ms', 'loop')
  }
  out(`A discussion of ${expertCount}: from the request to the last event, of which ${ms(roundsMs)} are three rounds of calls\n`)
  out(table(['discussions', 'held', 'a second', 'p50', 'p95', 'slowest', 'goal of p95'], rows))
  out('\nCPU ms of a discussion\n')
  out(table(['discussions', ...measured.map(({ name }) => name), 'all'], costs))
  process.exitCode = report.end()
} finally {
  await product.stop()
}
process.exit()
