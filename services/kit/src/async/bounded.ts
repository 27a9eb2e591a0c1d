import { type Clock, processClock } from './clock.ts'

/** Thrown by `bounded` after its time limit. The work continues and may still take effect. */
class WaitTooLong extends Error {
  constructor(ms: number) {
    super(`no result within ${ms} ms`)
    this.name = 'WaitTooLong'
  }
}

/** Waits at most `ms` milliseconds for `work`, then throws WaitTooLong. Ignores a later result or error. */
export function bounded<T>(work: Promise<T>, ms: number, clock: Clock = processClock): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const cancel = clock.after(ms, () => reject(new WaitTooLong(ms)))
  work.then(resolve, reject).finally(cancel)
  return promise
}
