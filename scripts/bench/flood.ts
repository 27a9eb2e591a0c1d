import { exchangeIn } from './load/lanes.ts'
import { pause, runStreamLoad, type StreamLoadResult } from './load/stream-load.ts'
import { watchBusy } from './measure/busy.ts'
import { machine, startScript } from './measure/processes.ts'
import { createReport, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'
import { startProductUnderLoad } from './product-under-load.ts'

/*
 * `npm run bench:flood`: measures chat latency during a flood of logins. Each password hash costs 25 ms of a core and 19 MiB.
 * 500 clients retry without end and honour Retry-After. The product runs in one process; stores, provider and both loads share
 * all cores. No process is pinned, and rate limits are off. Readers and clients wait for each response (closed loops). The run fails when the process of both loads or
 * the provider is more than 80 % busy.
 */
const seconds = setting('BENCH_SECONDS', 10, 5)
const readers = 10
const attackers = 500

const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}; ${readers} readers of answers of 60 tokens, then ${attackers} concurrent logins as well\n`)

const provider = await startScript(undefined, 'bench/fake-provider.ts')
const product = await startProductUnderLoad({ providerUrl: `http://127.0.0.1:${provider.line}/v1`, model: 'bench-60.5' })
const exchange = exchangeIn(product.url, await product.openLanes(readers), 60)
const report = createReport()
const measureChat = async (when: string) => {
  const busy = watchBusy({ provider: provider.child.pid as number })
  const load = await runStreamLoad({ exchange, lanes: readers, seconds, thinkMs: 200 })
  report.untrusted(...[...load.problems, ...busy().problems].map((problem) => `${when}: ${problem}`))
  return load
}

const responses = new Map<string, number>()
let flooding = false
async function attack(attacker: number) {
  await pause(Math.random())
  for (let attempt = 0; flooding; attempt++) {
    const body = JSON.stringify({ username: `unknown-${attacker}-${attempt}`, password: 'Engine1843' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${product.url}/api/login`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    const retryAfter = response.headers.get('retry-after')
    const kind = `${response.status}${retryAfter ? ', Retry-After' : ''}`
    responses.set(kind, (responses.get(kind) ?? 0) + 1)
    if (retryAfter) await pause(Number(retryAfter))
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const row = (name: string, { readings }: StreamLoadResult<never>) => {
  const [lags, firsts] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
  return [name, String(readings.length), ...[lags, firsts].flatMap((values) => [ms(median(values)), ms(percentile(values, 99))])]
}

const before = await measureChat('before the flood')
flooding = true
const flood = Promise.all(Array.from({ length: attackers }, (_, attacker) => attack(attacker)))
const during = await measureChat('during the flood')
flooding = false
await flood
const after = await measureChat('after the flood')
await product.stop()
provider.child.kill()

const rows = [row('none', before), row('a flood of logins', during), row('none, afterwards', after)]
out(table(['background load', 'answers', 'behind p50', 'behind p99', 'first token p50', 'first token p99'], rows))
out(`\nResponses to the logins: ${[...responses].map(([kind, count]) => `${count} × ${kind}`).join('; ')}`)
const firstTokens = ({ readings }: StreamLoadResult<never>) => median(readings.map(({ firstTokenMs }) => firstTokenMs))
report.figure('first token p50, × without a flood', firstTokens(during) / firstTokens(before), '×', 'run')
report.note('first token p50 without a flood', firstTokens(before), 'ms')
process.exit(report.end())
