import { setTimeout as delay } from 'node:timers/promises'
import { exchangeIn, openConversations, publicPersonas } from '../../load/conversations.ts'
import { askInOpenApi, makeKeys } from '../../load/open-api.ts'
import { measureStreams } from '../../load/stream-load.ts'
import type { Reading } from '../../load/stream-reader.ts'
import { cpuSeconds, machine, pin, treeCpuSeconds, unpinned } from '../../measure/processes.ts'
import { ms, out, percentile, table } from '../../measure/statistics.ts'
import { startProvider } from '../../product/start-provider.ts'
import { startInOneProcess } from '../product/measured-product.ts'
import { createReport, setting } from '../report.ts'
import { startLiteLlm } from './start-litellm.ts'

/*
 * `npm run bench:open`: what an exchange costs a program that calls /v1/chat/completions, beside a send of the product's own page and
 * beside LiteLLM's proxy, which passes the same stream of the same fake provider. The measured process runs on core 0; provider, stores
 * and this load client run on core 1. Questions begin at a fixed rate that every measured process can serve with its core half idle, so
 * that no answer waits in a queue; what the process does without them is subtracted. CPU is read twice: by the ticks of the process,
 * and by the scheduler's nanoseconds of its threads and child processes. PEER_LITELLM names the `litellm` of a Python environment;
 * without it the bench keeps its other rows. Two lengths of answers give the costs of an exchange and of a token.
 */
const lengths = [60, 400] as const
const everyMs = 5
/** Questions a second, by the length of their answers. */
const perSecond = { 60: 6, 400: 1.5 } as const
/** More than questions in flight, so that no conversation has two. */
const callers = 40
const idleSeconds = setting('BENCH_IDLE_SECONDS', 8, 5)
/** A process above this share of its core makes questions wait, which the first token would show as its own time. */
const busyLimit = 0.7
/** The two counts of CPU may differ by this share: ticks have 10 ms, and threads that end are in the first alone. */
const countTolerance = 0.1
const seconds = setting('BENCH_SECONDS', 15, 5)
const warmUpSeconds = setting('BENCH_WARM_UP_SECONDS', 40, 8)
/** At most half of LiteLLM's CPU, 1.1 times that of a send, and a first token no later: a median within 10 % is noise. */
const goals = { ofLiteLlm: 0.5, ofSend: 1.1, firstToken: 1.1 }

interface Measured {
  /** Milliseconds of CPU of the measured process for an exchange. */
  cpuMs: number
  firstTokenMs: number[]
}

const pinned = pin(process.pid, 1)
out(`${machine()}; ${pinned ? 'the measured process on core 0, everything else on core 1' : 'NOT pinned'}\n`)
const report = createReport()
const provider = await startProvider(1)

type Counts = Readonly<Record<'ticks' | 'tree', () => number>>

/**
 * Returns what a process does without questions, as shares of a core: the least of some seconds, since work of earlier questions goes on.
 */
async function idleShares({ ticks, tree }: Counts): Promise<Record<keyof Counts, number>> {
  const least = { ticks: 1, tree: 1 }
  for (let second = 0; second < idleSeconds; second++) {
    const before = { ticks: ticks(), tree: tree(), at: performance.now() }
    await delay(1_000)
    const elapsed = (performance.now() - before.at) / 1_000
    least.ticks = Math.min(least.ticks, (ticks() - before.ticks) / elapsed)
    least.tree = Math.min(least.tree, (tree() - before.tree) / elapsed)
  }
  return least
}

async function measure(
  name: string,
  pid: number,
  tokens: (typeof lengths)[number],
  act: (caller: number) => Promise<Reading>,
): Promise<Measured> {
  if (pinned) report.untrusted(...unpinned(0, { [name]: pid }))
  const counts: Counts = { ticks: () => cpuSeconds(pid), tree: () => treeCpuSeconds(pid) }
  const idle = await idleShares(counts)
  const load = await measureStreams({
    act,
    perSecond: perSecond[tokens],
    isEven: true,
    seconds,
    warmUpSeconds,
    meters: counts,
    generators: { provider: provider.pid },
    offeredTokens: tokens * (perSecond[tokens] + 1 / seconds),
  })
  report.problemsOf(name, load)
  const busy = (load.used.tree ?? 0) / load.seconds
  if (busy > busyLimit) report.untrusted(`${name}: the measured process was ${Math.round(100 * busy)} % busy`)
  const cpuMs = (count: keyof Counts) => (1_000 * ((load.used[count] ?? Number.NaN) - idle[count] * load.seconds)) / load.exchanges
  const [byTicks, byTree] = [cpuMs('ticks'), cpuMs('tree')]
  if (Math.abs(byTicks / byTree - 1) > countTolerance)
    report.untrusted(`${name}: ${byTicks.toFixed(2)} ms of CPU by ticks, ${byTree.toFixed(2)} by the scheduler`)
  out(
    `${name}, ${tokens} tokens: ${byTree.toFixed(2)} ms (${byTicks.toFixed(2)} by ticks), ${Math.round(100 * busy)} % busy, ${Math.round(100 * idle.tree)} % idle`,
  )
  return { cpuMs: byTree, firstTokenMs: load.values.map(({ firstTokenMs }) => firstTokenMs) }
}

async function measureProduct(tokens: (typeof lengths)[number]): Promise<{ program: Measured; send: Measured }> {
  const product = await startInOneProcess({ answer: { tokens, everyMs }, provider, core: 0 })
  try {
    const [{ pid } = { pid: 0 }] = product.processes
    const send = exchangeIn(product.url, await openConversations(product, callers), tokens)
    const models = (await publicPersonas(product.url)).map(({ slug }) => slug)
    const ask = askInOpenApi(product.url, await makeKeys(product, callers), { models, tokens })
    // The process gets faster with its age, and work of sends goes on after them: asks are measured before them, which is no advantage.
    await measure('Rostra, young', pid, tokens, send)
    const program = await measure('Rostra, /v1/chat/completions', pid, tokens, ask)
    return { program, send: await measure('Rostra, sends', pid, tokens, send) }
  } finally {
    await product.stop()
  }
}

async function measureLiteLlm(tokens: (typeof lengths)[number], program: string): Promise<Measured> {
  const proxy = await startLiteLlm({ program, provider: `${provider.url}/v1`, model: `bench-${tokens}.${everyMs}`, core: 0 })
  try {
    return await measure('LiteLLM', proxy.pid, tokens, askInOpenApi(proxy.url, [proxy.key], { models: ['bench'], tokens }))
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
out(
  `\n${lengths.map((tokens) => `${perSecond[tokens]} questions a second for ${tokens} tokens`).join(', ')}; a token every ${everyMs} ms\n`,
)
const firstHeads = lengths.flatMap((tokens) => [`first p50, ${tokens}`, `first p99, ${tokens}`])
out(
  table(['path', ...lengths.map((tokens) => `CPU ms, ${tokens} tokens`), 'CPU ms an exchange', 'CPU µs a token', ...firstHeads], described),
)

const [ours, sends, theirs] = ['Rostra, /v1/chat/completions', 'Rostra, a send of its page', 'LiteLLM'].map((name) => rows[name])
lengths.forEach((tokens, index) => {
  const cpu = ours?.[index]?.cpuMs ?? Number.NaN
  compare(`CPU of /v1, ${tokens} tokens, × a send`, cpu / (sends?.[index]?.cpuMs ?? Number.NaN), goals.ofSend)
  const first = (rows?: readonly Measured[]) => percentile(rows?.[index]?.firstTokenMs ?? [], 50)
  compare(`first token of /v1, ${tokens} tokens, × a send`, first(ours) / first(sends), goals.firstToken)
  if (theirs) compare(`CPU of /v1, ${tokens} tokens, × LiteLLM`, cpu / (theirs[index]?.cpuMs ?? Number.NaN), goals.ofLiteLlm)
})

function compare(name: string, ratio: number, goal: number) {
  out(`${name}: ${ratio.toFixed(2)} (goal ${goal})`)
  report.figure(name, ratio, '×', 'run')
  if (ratio > goal) report.missed(`${name} is ${ratio.toFixed(2)}, the goal ${goal}`)
}

process.exit(report.end())
