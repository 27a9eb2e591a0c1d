import { setTimeout as delay } from 'node:timers/promises'
import { exchangeIn, openConversations } from '../../load/conversations.ts'
import { residentMb } from '../../measure/processes.ts'
import type { MeasuredProcess, MeasuredProduct } from '../product/measured-product.ts'

interface OpenStreams {
  count: number
  /** Tokens of an answer, one a second. */
  tokens: number
  /** The time in which all streams open. */
  openingMs: number
}

/** Returns the megabytes that each process takes more while so many streams are open, each after a collection of garbage. */
export async function memoryOfStreams(
  product: MeasuredProduct,
  processes: readonly MeasuredProcess[],
  { count, tokens, openingMs }: OpenStreams,
): Promise<number[]> {
  const act = exchangeIn(product.url, await openConversations(product, count), tokens)
  // 100 streams open each second, or as many as the machine begins: what is refused is tried again.
  const openAll = () => {
    const before = performance.now() + openingMs
    const open = (number: number): Promise<unknown> =>
      act(number).catch(async (error) => {
        if (performance.now() > before || !String(error).includes('"OVERLOADED"')) throw error
        await delay(1_000)
        return open(number)
      })
    return Promise.all(Array.from({ length: count }, (_, number) => delay(10 * number).then(() => open(number))))
  }
  const resident = () => processes.map(({ pid }) => residentMb(pid))
  // The first rounds grow what grows only once: compiled code, pools and heap space.
  for (let round = 0; round < 2; round++) await openAll()
  await delay(2_000)
  await product.collectGarbage()
  const before = resident()
  const open = openAll()
  await delay(openingMs)
  await product.collectGarbage()
  const more = resident().map((mb, index) => mb - (before[index] ?? 0))
  await open
  return more
}
