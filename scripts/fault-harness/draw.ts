import { createHash } from 'node:crypto'

/*
 * What a run of the trials does. By default each suite draws a few of its steps by FAULT_SEED, which `npm run test:faults` chooses
 * and prints. `-- --all` (FAULT_ALL) does every step, and FAULT_ROUNDS repeats that.
 */
const seed = process.env.FAULT_SEED ?? '1'
const doesAll = process.env.FAULT_ALL !== undefined
const rounds = doesAll ? Number(process.env.FAULT_ROUNDS ?? 1) : 1

/** Draws `count` of some values, in their own order. The same seed draws the same values of a suite, whatever other suites draw. */
export function draw<Value>(suite: string, values: readonly Value[], count: number): Value[] {
  if (doesAll) return Array.from({ length: rounds }, () => values).flat()
  const rankOf = (index: number) => createHash('sha256').update(`${seed} ${suite} ${index}`).digest('hex')
  const ranked = values.map((_, index) => index).sort((one, other) => rankOf(one).localeCompare(rankOf(other)))
  const drawn = new Set(ranked.slice(0, count))
  return values.filter((_, index) => drawn.has(index))
}

/** Returns the length of a fault: the shorter one unless every step is done. */
export const lasting = (shortMs: number, longMs: number): number => (doesAll ? longMs : shortMs)
