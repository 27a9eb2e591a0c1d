import { exchangeIn, openConversations, publicPersonas } from '../../load/conversations.ts'
import { cpuMeters } from '../../load/measure-load.ts'
import { askInOpenApi, makeKeys } from '../../load/open-api.ts'
import { measureStreams } from '../../load/stream-load.ts'
import type { Reading } from '../../load/stream-reader.ts'
import { machine, pin, unpinned } from '../../measure/processes.ts'
import { ms, out, percentile, table } from '../../measure/statistics.ts'
import { startProvider } from '../../product/start-provider.ts'
import { startInOneProcess } from '../product/measured-product.ts'
import { createReport, setting } from '../report.ts'
import { startLiteLlm } from './start-litellm.ts'

/*
 * `npm run bench:open`: what an exchange costs a program that calls /v1/chat/completions, beside a send of the product's own page and beside
 * LiteLLM's proxy, which passes the same stream of the same fake provider. The measured process runs on core 0; provider, stores and this
 * load client run on core 1. 20 clients ask one question after the other. PEER_LITELLM names the `litellm` of a Python environment; without
 * it the bench keeps its other rows. Two lengths of answers give the costs of an exchange and of a token.
 */
const lengths = [60, 400] as const
const everyMs = 5
const clients = 20
const seconds = setting('BENCH_SECONDS', 15, 5)
const warmUpSeconds = setting('BENCH_WARM_UP_SECONDS', 20, 8)
/** At most half of LiteLLM's CPU, and 1.1 times that of a send without the writes of its conversation. */
const goals = { ofLiteLlm: 0.5, ofSend: 1.1 }

interface Measured {
  /** Milliseconds of CPU of the measured process for an exchange. */
  cpuMs: number
  firstTokenMs: number[]
}

const pinned = pin(process.pid, 1)
out(`${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'NOT pinned'}\n`)
const report = createReport()
const provider = await startProvider(1)

async function measure(name: string, pid: number, act: (client: number) => Promise<Reading>): Promise<Measured> {
  if (pinned) report.untrusted(...unpinned(0, { [name]: pid }))
  const load = await measureStreams({
    act,
    clients,
    seconds,
    warmUpSeconds,
    meters: cpuMeters([{ name: 'measured', pid }]),
    generators: { provider: provider.pid },
    offeredTokens: clients * (1_000 / everyMs),
  })
  report.problemsOf(name, load)
  return {
    cpuMs: (1_000 * (load.used.measured ?? Number.NaN)) / load.exchanges,
    firstTokenMs: load.values.map(({ firstTokenMs }) => firstTokenMs),
  }
}

async function measureProduct(tokens: number): Promise<{ program: Measured; send: Measured }> {
  const product = await startInOneProcess({ answer: { tokens, everyMs }, provider, core: 0 })
  try {
    const [{ pid } = { pid: 0 }] = product.processes
    const send = exchangeIn(product.url, await openConversations(product, clients), tokens)
    const ask = askInOpenApi(product.url, await makeKeys(product, clients), {
      model: (await publicPersonas(product.url))[0]?.slug ?? '',
      tokens,
    })
    // Both in turn, since the process gets faster with its age.
    await measure('Rostra, young', pid, ask)
    return { send: await measure('Rostra, sends', pid, send), program: await measure('Rostra, /v1/chat/completions', pid, ask) }
  } finally {
    await product.stop()
  }
}

async function measureLiteLlm(tokens: number, program: string): Promise<Measured> {
  const proxy = await startLiteLlm({ program, provider: `${provider.url}/v1`, model: `bench-${tokens}.${everyMs}`, core: 0 })
  try {
    return await measure('LiteLLM', proxy.pid, askInOpenApi(proxy.url, [proxy.key], { model: 'bench', tokens }))
  } finally {
    await proxy.stop()
  }
}

const litellm = process.env.PEER_LITELLM
const rows: Record<string, Measured[]> = {}
try {
  for (const tokens of lengths) {
    const { program, send } = await measureProduct(tokens)
    for (const [name, measured] of Object.entries({ 'Rostra, /v1/chat/completions': program, 'Rostra, a send of its page': send }))
      rows[name] = [...(rows[name] ?? []), measured]
    if (litellm) rows.LiteLLM = [...(rows.LiteLLM ?? []), await measureLiteLlm(tokens, litellm)]
  }
} finally {
  provider.stop()
}

/** Returns the costs of an exchange and of a token, from those of a short and a long answer. */
function costsOf([short, long]: readonly Measured[]): { exchangeMs: number; tokenMicros: number } {
  const perToken = ((long?.cpuMs ?? Number.NaN) - (short?.cpuMs ?? Number.NaN)) / (lengths[1] - lengths[0])
  return { exchangeMs: (short?.cpuMs ?? Number.NaN) - lengths[0] * perToken, tokenMicros: 1_000 * perToken }
}

const described = Object.entries(rows).map(([name, measured]) => {
  const { exchangeMs, tokenMicros } = costsOf(measured)
  const first = measured.flatMap(({ firstTokenMs }) => [ms(percentile(firstTokenMs, 50), 1), ms(percentile(firstTokenMs, 99), 1)])
  return [name, ...measured.map(({ cpuMs }) => cpuMs.toFixed(2)), exchangeMs.toFixed(2), tokenMicros.toFixed(1), ...first]
})
out(`${clients} clients, a token every ${everyMs} ms each\n`)
const firstHeads = lengths.flatMap((tokens) => [`first p50, ${tokens}`, `first p99, ${tokens}`])
out(
  table(['path', ...lengths.map((tokens) => `CPU ms, ${tokens} tokens`), 'CPU ms an exchange', 'CPU µs a token', ...firstHeads], described),
)

const [ours, sends, theirs] = ['Rostra, /v1/chat/completions', 'Rostra, a send of its page', 'LiteLLM'].map((name) => rows[name])
lengths.forEach((tokens, index) => {
  const cpu = ours?.[index]?.cpuMs ?? Number.NaN
  compare(`CPU of /v1, ${tokens} tokens, × a send`, cpu / (sends?.[index]?.cpuMs ?? Number.NaN), goals.ofSend)
  if (theirs) compare(`CPU of /v1, ${tokens} tokens, × LiteLLM`, cpu / (theirs[index]?.cpuMs ?? Number.NaN), goals.ofLiteLlm)
})

function compare(name: string, ratio: number, goal: number) {
  out(`${name}: ${ratio.toFixed(2)} (goal ${goal})`)
  report.figure(name, ratio, '×', 'run')
  if (ratio > goal) report.missed(`${name} is ${ratio.toFixed(2)}, the goal ${goal}`)
}

process.exit(report.end())
