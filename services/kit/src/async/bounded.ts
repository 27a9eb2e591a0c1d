import { type Clock, processClock } from './clock.ts'

/** Thrown by `bounded`. The work goes on and may still take effect. */
class WaitTooLong extends Error {
  constructor(ms: number) {
    super(`no result within ${ms} ms`)
    this.name = 'WaitTooLong'
  }
}

/** Waits for `work` at most `ms` milliseconds, then throws WaitTooLong. A later result is dropped, and so is a later error. */
export function bounded<T>(work: Promise<T>, ms: number, clock: Clock = processClock): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const cancel = clock.after(ms, () => reject(new WaitTooLong(ms)))
  work.then(resolve, reject).finally(cancel)
  return promise
}
