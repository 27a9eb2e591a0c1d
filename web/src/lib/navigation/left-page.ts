import { readStored, writeStored } from '../storage.ts'
import { useReturnPath } from './use-return-path.ts'

const storageKey = 'rostra.left-for-credits'
/** A checkout is open for an hour at most. */
const keptMs = 3_600_000

/** Remembers the page that was left to buy credits, also for the tab in which the payment ends. */
export const rememberLeftPage = (path: string, now = Date.now()) => writeStored(storageKey, `${now} ${path}`)

/** Returns the path of the page that was left to buy credits within the last hour; null for none. */
export function readLeftPage(now = Date.now()): string | null {
  const [, at = '', path = ''] = /^(\d+) (\/(?!\/).*)$/.exec(readStored(storageKey) ?? '') ?? []
  return path !== '' && now - Number(at) < keptMs ? path : null
}

/** Returns a function that remembers the page that is shown. */
export function useRememberPage(): () => void {
  const here = useReturnPath()
  return () => here !== undefined && rememberLeftPage(here)
}
