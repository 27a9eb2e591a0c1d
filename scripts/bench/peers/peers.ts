import { readStream } from '../../load/stream-reader.ts'
import { machine } from '../../measure/processes.ts'
import { median, out, table } from '../../measure/statistics.ts'
import { startProvider } from '../../product/start-provider.ts'
import { createReport, isShort, setting } from '../report.ts'
import {
  type Figures,
  type MeasureOptions,
  measureBurst,
  measureExchanges,
  measureList,
  measureRest,
  measureSlowStreams,
} from './measure-peer.ts'
import type { Peer } from './peer.ts'
import { startChatUi } from './start-chat-ui.ts'
import { startRostra } from './start-rostra.ts'

/*
 * `npm run bench:peers`: Rostra beside chat-ui, as on a laptop: each in one process on a MongoDB of its own, with the same fake provider
 * at 5 ms a token. 20 accounts, 10 messages in flight, each product through the calls of its own web client. PEER_CHAT_UI names a checkout
 * of chat-ui that is installed and built; without it the bench keeps Rostra's column. The products start in turn, each part in a new
 * process, and the order changes with each round. BENCH_PARTS selects of `short` (at rest, answers of 60 tokens), `long` (of 400), `list`,
 * `streams` (300 slow ones) and `burst` (300 within a second). BENCH_ROUNDS: 3 by default.
 */
const parts = (process.env.BENCH_PARTS ?? 'short,long,list,streams,burst').split(',')
const rounds = setting('BENCH_ROUNDS', 3, 1)
const restSeconds = isShort ? 5 : 15
/** The first exchanges after the start, those until a process is warm, and those that are measured of the warm one. */
const exchanges = { young: setting('BENCH_EXCHANGES', 400, 100), warmUp: setting('BENCH_WARM_UP_EXCHANGES', 1_600, 0), warm: 400 }
/** The largest ratio to chat-ui of rows that have a goal. */
const goals: Readonly<Record<string, number>> = {
  '60 tokens, young: CPU of all, ms': 0.35,
  "60 tokens, young: first byte beyond the provider's, p50, ms": 0.5,
  "60 tokens, young: first byte beyond the provider's, p99, ms": 0.5,
  'first page of 1,000 conversations, p50, ms': 0.8,
}

const report = createReport()
const provider = await startProvider()
const chatUi = process.env.PEER_CHAT_UI
const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  Rostra: () => startRostra(provider),
  ...(chatUi && { 'chat-ui': () => startChatUi(chatUi, provider) }),
}
const names = Object.keys(peers)
/** The values of each round, by row and product. */
const measured = new Map<string, Record<string, number[]>>()

/** Returns the median times of the provider alone, of 10 requests at once. */
async function providerTimes(tokens: number) {
  const body = JSON.stringify({ model: `bench-${tokens}.5` })
  const read = () => readStream(`${provider.url}/v1/chat/completions`, {}, body, tokens)
  const readings = await Promise.all(Array.from({ length: 10 }, read))
  return { firstMs: median(readings.map(({ firstTokenMs }) => firstTokenMs)), wholeMs: median(readings.map(({ wholeMs }) => wholeMs)) }
}

async function measureAnswers(options: MeasureOptions, tokens: number): Promise<Figures> {
  const times = await providerTimes(tokens)
  const young = await measureExchanges(options, { tokens, acts: exchanges.young, warmUpActs: 0, age: 'young', times })
  if (exchanges.warmUp === 0) return young
  return {
    ...young,
    ...(await measureExchanges(options, { tokens, acts: exchanges.warm, warmUpActs: exchanges.warmUp, age: 'warm', times })),
  }
}

const measures: Readonly<Record<string, (options: MeasureOptions) => Promise<Figures>>> = {
  short: async (options) => ({ ...(await measureRest(options, restSeconds)), ...(await measureAnswers(options, 60)) }),
  long: (options) => measureAnswers(options, 400),
  list: measureList,
  streams: measureSlowStreams,
  burst: measureBurst,
}

/** Starts a product, measures a part of the bench and stops it. Adds the figures, and the sum of the CPU of product and stores. */
async function measurePart(part: string, name: string): Promise<void> {
  const peer = await (peers[name] as () => Promise<Peer>)()
  const figures = await (measures[part] as (options: MeasureOptions) => Promise<Figures>)({ name, peer, provider, report }).finally(
    peer.stop,
  )
  for (const [row, value] of Object.entries(withSums(figures))) {
    const values = measured.get(row) ?? {}
    values[name] = [...(values[name] ?? []), value]
    measured.set(row, values)
  }
  out(`${part}, ${name}: done`)
}

/** Adds the sum after each pair of rows of the product and its stores. */
function withSums(figures: Figures): Figures {
  const summed: Figures = {}
  for (const [row, value] of Object.entries(figures)) {
    summed[row] = value
    const ofProduct = figures[row.replace('of the stores', 'of the product')]
    if (row.includes('of the stores') && ofProduct !== undefined) summed[row.replace('of the stores', 'of all')] = ofProduct + value
  }
  return summed
}

out(`${machine()}; everything on all cores; ${rounds} rounds\n`)
try {
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? names : names.toReversed()
    for (const part of parts) for (const name of order) await measurePart(part, name)
  }
} finally {
  provider.stop()
}

const digits = (value: number) => value.toFixed(value < 100 ? 1 : 0)
const rows = [...measured].map(([row, values]) => {
  const [ours = [], theirs = []] = names.map((name) => values[name])
  // Two products that refuse nothing are equal.
  const ratios = ours.map((value, round) => (value === theirs[round] ? 1 : value / (theirs[round] ?? Number.NaN)))
  const ratio = median(ratios)
  const goal = goals[row]
  if (theirs.length > 0) {
    report.figure(`${row}, × chat-ui`, ratio, '×', 'run')
    if (goal !== undefined && ratio > goal) report.missed(`${row}: ${ratio.toFixed(2)} × chat-ui, the goal ${goal}`)
  }
  const spread = theirs.length > 0 ? `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}` : ''
  const cells = names.map((name) => digits(median(values[name] ?? [])))
  return [row, ...cells, ...(theirs.length > 0 ? [ratio.toFixed(2), spread, goal === undefined ? '' : String(goal)] : [])]
})
out(`\n${accountsAndClients()}\n`)
out(table(['medians of the rounds', ...names, ...(chatUi ? ['ratio', 'of the rounds', 'goal'] : [])], rows))
process.exit(report.end())

function accountsAndClients(): string {
  return `20 accounts, 10 in flight; young: the first ${exchanges.young} exchanges of a process; warm: ${exchanges.warm} after ${exchanges.young + exchanges.warmUp}`
}
