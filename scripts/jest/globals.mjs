import { ModernFakeTimers } from '@jest/fake-timers'

/* The exports of `@jest/globals` on jest-light-runner, which has neither time limits nor all of jest's fake timers: both are added here. */

const { setTimeout, clearTimeout, setImmediate } = globalThis
const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } })

/** Ends a test that hangs. Rules have limits of CPU time: on a busy machine a test of milliseconds may wait for seconds. */
let defaultLimitMs = 30_000

/** Rejections without a handler, by promise. A test may attach its handler late, for example after it has started all of its calls. */
const unhandled = new Map()
process.on('unhandledRejection', (error, promise) => unhandled.set(promise, error))
process.on('rejectionHandled', (promise) => unhandled.delete(promise))

/** Throws the first rejection that has no handler at the end of a test or hook, as jest's own runner does. */
async function failOnUnhandledRejection() {
  if (unhandled.size === 0) return
  await new Promise((resolve) => setImmediate(resolve))
  const [error] = unhandled.values()
  unhandled.clear()
  if (error) throw error
}

/** Rejects when a test or hook takes longer than `limitMs`, by default what `jest.setTimeout` has set. */
const limited = (run, limitMs) =>
  run &&
  (async () => {
    const { promise, reject } = Promise.withResolvers()
    const ms = limitMs ?? defaultLimitMs
    const timer = setTimeout(() => reject(new Error(`Exceeded the limit of ${ms} ms`)), ms)
    try {
      await Promise.race([run(), promise])
    } finally {
      clearTimeout(timer)
    }
    await failOnUnhandledRejection()
  })

const limitedTest = (test) => {
  const declare = (name, run, limitMs) => test(name, limited(run, limitMs))
  declare.each =
    (...table) =>
    (name, run, limitMs) =>
      test.each(...table)(name, (...row) => limited(() => run(...row), limitMs)(), limitMs)
  return declare
}
const limitedHook = (hook) => (run, limitMs) => hook(limited(run, limitMs))

export const { expect, describe } = globalThis
export const it = Object.assign(limitedTest(globalThis.it), { skip: globalThis.it.skip, only: limitedTest(globalThis.it.only) })
export const test = it
export const beforeAll = limitedHook(globalThis.beforeAll)
export const afterAll = limitedHook(globalThis.afterAll)
export const beforeEach = limitedHook(globalThis.beforeEach)
export const afterEach = limitedHook(globalThis.afterEach)
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (config) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
  setSystemTime: (now) => timers.setSystemTime(now),
  setTimeout: (ms) => {
    defaultLimitMs = ms
  },
}
