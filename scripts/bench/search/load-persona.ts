import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { runClosedLoad } from '../load/closed-load.ts'
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

/** Sends searches to the persona service, a closed loop of `inFlight` calls, and reads a page of 24 of each. */
export async function loadPersona(
  { client, pid }: { client: RpcClient; pid: number },
  next: (random: () => number) => Search,
  { inFlight, seconds }: { inFlight: number; seconds: number },
): Promise<PersonaLoad> {
  const random = seededRandom(7)
  const send = () => {
    const { order, ...search } = next(random)
    const page = Math.ceil(5 * random() ** 3)
    return client.call(PersonaService.ListPublicPersonas, { ...search, sort: wireSorts[order], page, limit: 24 })
  }
  let sent = 0
  const counted = () => {
    sent++
    return send()
  }
  const used = () => [cpuSeconds(pid), cpuSeconds(process.pid)] as const
  const [before, startedAt] = [used(), performance.now()]
  const { times, perSecond } = await runClosedLoad(counted, inFlight, seconds)
  const [after, elapsed] = [used(), (performance.now() - startedAt) / 1_000]
  const [ofService, ofClient] = [after[0] - before[0], after[1] - before[1]]
  return {
    ...{ perSecond, p50: median(times), p95: percentile(times, 95), p99: percentile(times, 99) },
    ...{ cpuMs: (1_000 * ofService) / sent, serviceBusy: ofService / elapsed, clientBusy: ofClient / elapsed },
  }
}
