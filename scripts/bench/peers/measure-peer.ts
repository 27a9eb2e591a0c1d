import { setTimeout as delay } from 'node:timers/promises'
import { cpuMeters } from '../../load/measure-load.ts'
import { measureStreams } from '../../load/stream-load.ts'
import type { Reading } from '../../load/stream-reader.ts'
import { cpuSeconds, residentMb } from '../../measure/processes.ts'
import { median, out, percentile } from '../../measure/statistics.ts'
import type { Provider } from '../../product/start-provider.ts'
import type { Report } from '../report.ts'
import type { Peer, PeerAccount, PeerAnswer, PeerConversation } from './peer.ts'

export const clients = 10
export const accountCount = 20
/** Exchanges of a conversation, after which a client begins another one. */
const exchangesOfOne = 4
export const everyMs = 5
/** A load that takes longer than this is cut, and its figures are not trusted. */
const longestSeconds = 240
const listReads = { warmUp: 50, measured: 200 }
const burst = { streams: 300, withinMs: 1_000, tokens: 5, everyMs: 1_000 }
const slow = { streams: 300, tokens: 45, everyMs: 1_000, openingMs: 10_000, measuredMs: 15_000 }

/** What a program that calls the provider without a product would see, in milliseconds. */
export interface ProviderTimes {
  firstMs: number
  wholeMs: number
}

export interface MeasureOptions {
  name: string
  peer: Peer
  provider: Provider
  report: Report
}

/** Figures by the name of their row. */
export type Figures = Record<string, number>

/** Measures exchanges of 10 clients with 20 accounts, each with the calls that follow its answer. `acts`: how many are measured. */
export async function measureExchanges(
  { name, peer, provider, report }: MeasureOptions,
  { tokens, acts, warmUpActs, age, times }: { tokens: number; acts: number; warmUpActs: number; age: string; times: ProviderTimes },
): Promise<Figures> {
  const act = exchangesOf(await peer.openAccounts(accountCount), { tokens, everyMs })
  const base = { act, clients, seconds: longestSeconds, generators: { provider: provider.pid } }
  const offeredTokens = clients * (1_000 / everyMs)
  if (warmUpActs > 0) report.problemsOf(`${name}, warm-up`, await measureStreams({ ...base, acts: warmUpActs, warmUpSeconds: 0 }))
  const meters = cpuMeters([peer.product, ...peer.stores])
  const load = await measureStreams({ ...base, acts, warmUpSeconds: 0, meters, offeredTokens })
  const row = `${tokens} tokens, ${age}`
  report.problemsOf(`${name}, ${row}`, load)
  if (load.seconds >= longestSeconds) report.untrusted(`${name}, ${row}: ${acts} exchanges took more than ${longestSeconds} s`)
  const cpuMs = (process: string) => (1_000 * (load.used[process] ?? Number.NaN)) / load.exchanges
  const first = load.values.map(({ firstTokenMs }) => firstTokenMs - times.firstMs)
  const whole = load.values.map(({ wholeMs }) => wholeMs - times.wholeMs)
  return {
    [`${row}: CPU of the product, ms`]: cpuMs(peer.product.name),
    [`${row}: CPU of the stores, ms`]: peer.stores.reduce((sum, store) => sum + cpuMs(store.name), 0),
    [`${row}: first byte beyond the provider's, p50, ms`]: percentile(first, 50),
    [`${row}: first byte beyond the provider's, p99, ms`]: percentile(first, 99),
    [`${row}: whole answer beyond the provider's, p50, ms`]: percentile(whole, 50),
    [`${row}: whole answer beyond the provider's, p99, ms`]: percentile(whole, 99),
  }
}

/** Returns what a client does: the next exchange of its conversation, by two accounts in turn. */
export function exchangesOf(accounts: readonly PeerAccount[], answer: PeerAnswer): (client: number) => Promise<Reading> {
  const states = Array.from({ length: clients }, () => ({ conversation: undefined as PeerConversation | undefined, exchanges: 0 }))
  return async (client) => {
    const state = states[client] as (typeof states)[number]
    const begun = Math.floor(state.exchanges / exchangesOfOne)
    const account = accounts[client * 2 + (begun % 2)] as PeerAccount
    if (state.exchanges % exchangesOfOne === 0) state.conversation = await account.startConversation()
    state.exchanges++
    const conversation = state.conversation as PeerConversation
    const reading = await conversation.send(answer)
    await conversation.refresh()
    return reading
  }
}

/** Measures the share of a core and the memory of a product that nothing is asked of. */
export async function measureRest({ peer }: Pick<MeasureOptions, 'peer'>, seconds: number): Promise<Figures> {
  await peer.collectGarbage()
  await delay(10_000)
  const [product, stores] = await cpuShares(peer, seconds * 1_000)
  return {
    'at rest: CPU of the product, % of a core': 100 * product,
    'at rest: CPU of the stores, % of a core': 100 * stores,
    'at rest: memory of the product, MB': residentMb(peer.product.pid),
    'at rest: memory of the stores, MB': peer.stores.reduce((sum, { pid }) => sum + residentMb(pid), 0),
  }
}

/** Measures the first page of an account with 1,000 conversations, one read after the other. */
export async function measureList({ peer }: Pick<MeasureOptions, 'peer'>): Promise<Figures> {
  const [account] = await peer.openAccounts(1)
  if (!account) throw new Error('no account was opened')
  await account.storeConversations(1_000)
  const times: number[] = []
  for (let read = 0; read < listReads.warmUp + listReads.measured; read++) times.push(await account.listConversations())
  return { 'first page of 1,000 conversations, p50, ms': median(times.slice(listReads.warmUp)) }
}

/** Measures 300 answers of one token a second: CPU beyond that of rest, and the memory of a stream. The first time in a young process. */
export async function measureSlowStreams({ peer, provider, name, report }: MeasureOptions): Promise<Figures> {
  const accounts = await peer.openAccounts(accountCount)
  await peer.collectGarbage()
  const [productAtRest, storesAtRest] = await cpuShares(peer, slow.measuredMs)
  const figures: Figures = {}
  for (const age of ['young', 'warm']) {
    const conversations = await openInTurn(accounts, slow.streams)
    await peer.collectGarbage()
    const before = residentMb(peer.product.pid)
    const gapMs = slow.openingMs / slow.streams
    const streams = conversations.map((conversation, index) =>
      delay(index * gapMs).then(() => conversation.send({ tokens: slow.tokens, everyMs: slow.everyMs })),
    )
    const ended = Promise.allSettled(streams)
    await delay(slow.openingMs + 3_000)
    const startedBusy = cpuSeconds(provider.pid)
    const [product, stores] = await cpuShares(peer, slow.measuredMs)
    if ((cpuSeconds(provider.pid) - startedBusy) / (slow.measuredMs / 1_000) > 0.8) report.untrusted(`${name}: the provider was busy`)
    await peer.collectGarbage()
    const more = residentMb(peer.product.pid) - before
    const failed = (await ended).filter(({ status }) => status === 'rejected')
    if (failed.length > 0) report.untrusted(`${name}: ${failed.length} of ${slow.streams} slow streams failed: ${reasonOf(failed[0])}`)
    figures[`300 slow streams, ${age}: CPU of the product net of rest, % of a core`] = 100 * (product - productAtRest)
    figures[`300 slow streams, ${age}: CPU of the stores net of rest, % of a core`] = 100 * (stores - storesAtRest)
    figures[`300 slow streams, ${age}: memory of a stream, kB`] = (1_024 * more) / slow.streams
  }
  return figures
}

/** Opens 300 answers within a second, by sends that may be repeated and by others, and counts those that are refused. */
export async function measureBurst({ peer, name }: MeasureOptions): Promise<Figures> {
  const accounts = await peer.openAccounts(accountCount)
  const figures: Figures = {}
  for (const isUnnamed of [false, true]) {
    const conversations = await openInTurn(accounts, burst.streams)
    const gapMs = burst.withinMs / burst.streams
    const begun = conversations.map(async (conversation, index) => {
      await delay(index * gapMs)
      const { begunMs } = await conversation.send(burst, isUnnamed)
      return index * gapMs + begunMs
    })
    const ended = await Promise.allSettled(begun)
    const refused = ended.filter(({ status }) => status === 'rejected')
    for (const [reason, of] of Map.groupBy(refused, (end) => reasonOf(end).replace(requestIds, '')))
      out(`${name}: ${of.length} × ${reason}`)
    const row = `300 streams within 1 s, ${isUnnamed ? 'without' : 'with'} a request id`
    figures[`${row}: refused`] = refused.length
    figures[`${row}: the last begins after, ms`] = Math.max(...ended.map((end) => (end.status === 'fulfilled' ? end.value : 0)))
  }
  return figures
}

/** What makes refusals for the same reason differ. */
const requestIds = /,"requestId":"[^"]*"/

const reasonOf = (result: PromiseSettledResult<unknown> | undefined) => (result?.status === 'rejected' ? String(result.reason) : '')

async function openInTurn(accounts: readonly PeerAccount[], count: number): Promise<PeerConversation[]> {
  const conversations: PeerConversation[] = []
  for (let index = 0; index < count; index++)
    conversations.push(await (accounts[index % accounts.length] as PeerAccount).startConversation())
  return conversations
}

/** Returns the shares of a core that the product and its stores take for so long. */
async function cpuShares({ product, stores }: Peer, ms: number): Promise<[number, number]> {
  const ofStores = () => stores.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
  const before = { product: cpuSeconds(product.pid), stores: ofStores() }
  const startedAt = performance.now()
  await delay(ms)
  const elapsed = (performance.now() - startedAt) / 1_000
  return [(cpuSeconds(product.pid) - before.product) / elapsed, (ofStores() - before.stores) / elapsed]
}
