import { createBreather } from '../../../domain/topics/breathe.ts'

/** Returns what `work` returns for each item, one after the other, and lets other work of the process run in between. */
export async function eachInTurn<Item, Result>(
  items: Iterable<Item>,
  signal: AbortSignal,
  work: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const breathe = createBreather(signal)
  const results: Result[] = []
  for (const item of items) {
    results.push(await work(item))
    await breathe()
  }
  return results
}
