import { randomInt } from 'node:crypto'

/** Returns the entries in a random order; every order is equally likely. */
export function shuffled<T>(entries: readonly T[]): T[] {
  const left = [...entries]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(randomInt(left.length), 1))
  return order
}
