import type { RpcClient } from '@rostra/kit/rpc/client'
import { categories } from '@rostra/persona/domain/personas/persona'
import { PersonaService } from '@rostra/proto/persona'
import { pause } from '../load/stream-load.ts'
import { pick, searchWord, seededRandom } from './generate-personas.ts'

export interface ListTimes {
  /** Milliseconds of each list. */
  times: number[]
  failures: string[]
  empty: number
}

const sorts = ['SORT_POPULAR', 'SORT_NEWEST', 'SORT_RATING'] as const
const pauseSeconds = 0.02

/** Reads lists, one after the other, until `isDone` returns true: of all personas, of a category and of a word, in every order. */
export async function readLists(client: RpcClient, isDone: () => boolean): Promise<ListTimes> {
  const random = seededRandom(7)
  const result: ListTimes = { times: [], failures: [], empty: 0 }
  const requests = [() => ({}), () => ({ category: pick(categories, random) }), () => ({ search: searchWord(random) })]
  while (!isDone()) {
    const request = { ...pick(requests, random)(), sort: pick(sorts, random), page: Math.ceil(5 * random() ** 3), limit: 24 }
    const startedAt = performance.now()
    try {
      const { personas } = await client.call(PersonaService.ListPublicPersonas, request)
      if (personas.length === 0 && request.page === 1) result.empty++
      result.times.push(performance.now() - startedAt)
    } catch (error) {
      result.failures.push(String(error))
    }
    await pause(pauseSeconds)
  }
  return result
}
