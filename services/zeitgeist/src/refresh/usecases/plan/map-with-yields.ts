import { createYield } from '../../domain/topics/yield-event-loop.ts'

/** Maps items one after the other, and yields to the event loop in between. */
export async function mapWithYields<Item, Result>(
  items: Iterable<Item>,
  signal: AbortSignal,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const yieldWhenDue = createYield(signal)
  const results: Result[] = []
  for (const item of items) {
    results.push(await work(item))
    await yieldWhenDue()
  }
  return results
}
