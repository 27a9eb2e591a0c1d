import { isDeepStrictEqual } from 'node:util'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { runClosedLoad } from '../load/closed-load.ts'
import type { LightGrpc } from '../load/light-grpc.ts'
import { cpuSeconds } from '../measure/processes.ts'
import { median, percentile } from '../measure/statistics.ts'
import { seededRandom } from '../personas/generate-personas.ts'
import type { Search } from './search-kinds.ts'

export interface PersonaLoad {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** CPU time of the service for one search, in ms. */
  cpuMs: number
  /** The shares of a core that the service and this client used. */
  serviceBusy: number
  clientBusy: number
}

const wireSorts = { popular: 'SORT_POPULAR', newest: 'SORT_NEWEST', rating: 'SORT_RATING' } as const

const { ListPublicPersonas: method } = PersonaService
type NextSearch = (random: () => number) => Search

/** Returns one search after the other: a page of 24 of the first five, mostly the first. */
function requests(next: NextSearch) {
  const random = seededRandom(7)
  return () => {
    const { order, ...search } = next(random)
    const page = Math.ceil(5 * random() ** 3)
    return { ...search, sort: wireSorts[order], page, limit: 24 }
  }
}

/** Sends searches to the persona service, a closed loop of `inFlight` calls, and reads a page of each. */
export async function loadPersona(
  { light, pid }: { light: LightGrpc; pid: number },
  next: NextSearch,
  { inFlight, seconds }: { inFlight: number; seconds: number },
): Promise<PersonaLoad> {
  const request = requests(next)
  let sent = 0
  const send = () => {
    sent++
    return light.call(method, request())
  }
  const used = () => [cpuSeconds(pid), cpuSeconds(process.pid)] as const
  const [before, startedAt] = [used(), performance.now()]
  const { times, perSecond } = await runClosedLoad(send, inFlight, seconds)
  const [after, elapsed] = [used(), (performance.now() - startedAt) / 1_000]
  const [ofService, ofClient] = [after[0] - before[0], after[1] - before[1]]
  return {
    ...{ perSecond, p50: median(times), p95: percentile(times, 95), p99: percentile(times, 99) },
    ...{ cpuMs: (1_000 * ofService) / sent, serviceBusy: ofService / elapsed, clientBusy: ofClient / elapsed },
  }
}

/** Compares the answers to some searches with those that the product's own client gets. Returns how many of `count` differ. */
export async function differingAnswers(clients: { light: LightGrpc; client: RpcClient }, next: NextSearch, count: number): Promise<number> {
  const request = requests(next)
  let differing = 0
  for (let n = 0; n < count; n++) {
    const search = request()
    const [bytes, answer] = await Promise.all([clients.light.call(method, search), clients.client.call(method, search)])
    if (!isDeepStrictEqual(method.responseDeserialize(bytes), answer)) differing++
  }
  return differing
}
