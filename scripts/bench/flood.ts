import { median, percentile, table } from './figures.ts'
import { exchangeWith, type Load, pause, run } from './load.ts'
import { machine, startScript } from './processes.ts'
import { startProductUnderLoad } from './product-under-load.ts'

/*
 * `npm run bench:flood`: what people who chat notice of a flood of logins, each of which costs 25 ms of a core and 19 MiB: 500 that try
 * without end, and come back as soon as they are told to. The whole
 * product in one process, stores, provider and both loads share all cores; nothing is pinned and no limit on tries is in the way.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const readers = 10
const attackers = 500

const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}; ${readers} readers of replies of 60 tokens, then ${attackers} logins at once besides\n`)

const provider = await startScript(undefined, 'fake-provider.ts')
const product = await startProductUnderLoad({ providerUrl: `http://127.0.0.1:${provider.line}/v1`, model: 'bench-60.5' })
const conversations = await Promise.all(Array.from({ length: readers }, () => product.converse()))
const exchange = exchangeWith(product.url, product.headers, conversations, 60)
const chat = () => run({ pid: product.pid, exchange }, readers, { seconds, thinkMs: 200 })

const answers = new Map<string, number>()
let flooding = false
async function attack(attacker: number) {
  await pause(Math.random())
  for (let attempt = 0; flooding; attempt++) {
    const body = JSON.stringify({ username: `nobody-${attacker}-${attempt}`, password: 'Engine1843' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${product.url}/api/login`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    const wait = response.headers.get('retry-after')
    const answer = `${response.status}${wait ? ', Retry-After' : ''}`
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    if (wait) await pause(Number(wait))
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const row = (name: string, { readings }: Load) => {
  const [lags, firsts] = [readings.map(({ lagMs }) => lagMs), readings.map(({ firstTokenMs }) => firstTokenMs)]
  return [name, String(readings.length), ...[lags, firsts].flatMap((figures) => [ms(median(figures)), ms(percentile(figures, 99))])]
}

const before = await chat()
flooding = true
const flood = Promise.all(Array.from({ length: attackers }, (_, attacker) => attack(attacker)))
const during = await chat()
flooding = false
await flood
const after = await chat()
await product.stop()
provider.child.kill()

const rows = [row('none', before), row('a flood of logins', during), row('none again', after)]
out(table(['besides', 'replies', 'behind p50', 'behind p99', 'first token p50', 'first token p99'], rows))
out(`\nThe logins were answered: ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join('; ')}`)
process.exit(0)
