import { exchangeIn, openConversations } from '../load/conversations.ts'
import { pause } from '../load/pause.ts'
import { startLoad } from '../load/start-load.ts'
import { measureStreams } from '../load/stream-load.ts'
import { machine } from '../measure/processes.ts'
import { median, ms, out, percentile, table } from '../measure/statistics.ts'
import { startInOneProcess } from './measured-product.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:flood`: measures chat latency during a flood of logins. Each password hash costs 25 ms of a core and 19 MiB.
 * 500 clients retry without end and honour Retry-After. The product runs in one process; stores, provider and both loads share
 * all cores. No process is pinned, and rate limits are off. Readers and clients wait for each response (closed loops). The run fails when the process of both loads or
 * the provider is more than 80 % busy.
 */
const seconds = setting('BENCH_SECONDS', 10, 5)
const [readers, attackers] = [10, 500]

out(`${machine()}; ${readers} readers of answers of 60 tokens, then ${attackers} concurrent logins as well\n`)
const product = await startInOneProcess()
const act = exchangeIn(product.url, await openConversations(product, readers), 60)
const report = createReport()
const rows: string[][] = []

/** Returns the p50 of first tokens. */
async function measureChat(name: string): Promise<number> {
  const options = { act, clients: readers, seconds, thinkMs: 200, generators: { provider: product.provider.pid } }
  const { values, problems } = await measureStreams(options)
  report.untrusted(...problems.map((problem) => `${name}: ${problem}`))
  const [lags, firsts] = [values.map(({ lagMs }) => lagMs), values.map(({ firstTokenMs }) => firstTokenMs)]
  const figures = [median(lags), percentile(lags, 99), median(firsts), percentile(firsts, 99)]
  rows.push([name, String(values.length), ...figures.map((value) => ms(value))])
  return median(firsts)
}

const responses = new Map<string, number>()
let attempts = 0
async function attack(attacker: number) {
  const body = JSON.stringify({ username: `unknown-${attacker}-${attempts++}`, password: 'Engine1843' })
  const response = await fetch(`${product.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await response.arrayBuffer()
  const retryAfter = response.headers.get('retry-after')
  const kind = `${response.status}${retryAfter ? ', Retry-After' : ''}`
  responses.set(kind, (responses.get(kind) ?? 0) + 1)
  if (retryAfter) await pause(Number(retryAfter))
}

const before = await measureChat('none')
const flood = startLoad({ act: attack, clients: attackers, rampSeconds: 1 })
const during = await measureChat('a flood of logins')
await flood.stop()
await measureChat('none, afterwards')
await product.stop()
report.untrusted(...new Set(flood.take().failures))

out(table(['background load', 'answers', 'behind p50', 'behind p99', 'first token p50', 'first token p99'], rows))
out(`\nResponses to the logins: ${[...responses].map(([kind, count]) => `${count} × ${kind}`).join('; ')}`)
report.figure('first token p50, × without a flood', during / before, '×', 'run')
report.note('first token p50 without a flood', before, 'ms')
process.exit(report.end())
