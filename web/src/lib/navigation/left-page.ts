import { readStored, writeStored } from '../storage.ts'
import { useReturnPath } from './use-return-path.ts'

const storageKey = 'rostra.left-for-credits'
/** A checkout is open for an hour at most. */
const keptMs = 3_600_000

/** Remembers the page that a member left to buy credits, also for the tab in which the payment ends. */
export const rememberLeftPage = (userId: string, path: string, now = Date.now()) => writeStored(storageKey, `${now} ${userId} ${path}`)

/** Returns the path of the page that the member left to buy credits within the last hour; null for none, and for that of another member. */
export function readLeftPage(userId: string, now = Date.now()): string | null {
  const [, at = '', leftBy, path = ''] = /^(\d+) (\S+) (\/(?!\/).*)$/.exec(readStored(storageKey) ?? '') ?? []
  return leftBy === userId && now - Number(at) < keptMs ? path : null
}

/** Returns a function that remembers the page that is shown. `userId` is null for a guest, who buys no credits. */
export function useRememberPage(userId: string | null): () => void {
  const here = useReturnPath()
  return () => here !== undefined && userId !== null && rememberLeftPage(userId, here)
}
