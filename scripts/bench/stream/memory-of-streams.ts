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
  // 100 streams open each second: on two cores, the last of 1,000 opened at once would exceed the deadline of a call.
  const openAll = () => Promise.all(Array.from({ length: count }, (_, number) => delay(10 * number).then(() => act(number))))
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
