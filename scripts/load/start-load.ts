import { setTimeout as delay } from 'node:timers/promises'

export interface LoadOptions<Value> {
  /** Does one thing and resolves with its result. `number`: that of the client in a closed loop, of the arrival in an open loop. */
  act: (number: number) => Promise<Value>
  /** A closed loop: so many clients, each of which acts again when it is done. */
  clients?: number
  /** An open loop: acts begin at random, so many a second on average, whether or not earlier ones have ended. */
  perSecond?: number
  /** Acts of an open loop begin at equal distances in place of random ones. */
  isEven?: boolean
  /** Longest random wait of a client before each act, in milliseconds. Without it clients soon act in step, as people do not. */
  thinkMs?: number
  /** The clients begin one after the other over so many seconds. */
  rampSeconds?: number
  /** Numbers from 0 to 1. */
  random?: () => number
}

export interface Ended<Value> {
  value: Value
  /** When it was due, by performance.now(). */
  dueAt: number
  /** From then to its end, so that a client which falls behind does not hide it. */
  ms: number
}

export interface Load<Value> {
  /** Returns what has ended since the last call, and the messages of what failed. */
  take: () => { ended: Ended<Value>[]; failures: string[] }
  /** Acts that have begun and not ended. */
  running: () => number
  /** Begins no further act, and resolves when every running one has ended. */
  stop: () => Promise<void>
}

/** After a failure a client of a closed loop waits, so that it does not fail a thousand times a second. */
const afterFailureMs = 100

/** Starts a load. A failed act is counted, and the load goes on. */
export function startLoad<Value>(options: LoadOptions<Value>): Load<Value> {
  const { act, clients = 0, perSecond = 0, thinkMs = 0, rampSeconds = 0, random = Math.random } = options
  let taken: ReturnType<Load<Value>['take']> = { ended: [], failures: [] }
  let isStopped = false
  const running = new Set<Promise<boolean>>()
  const begin = (number: number, dueAt: number): Promise<boolean> => {
    const one = act(number).then(
      (value) => {
        taken.ended.push({ value, dueAt, ms: performance.now() - dueAt })
        return true
      },
      (error) => {
        taken.failures.push(error instanceof Error ? error.message : String(error))
        return false
      },
    )
    running.add(one)
    return one.finally(() => running.delete(one))
  }

  const client = async (number: number) => {
    await delay(1_000 * (number / clients) * rampSeconds)
    while (!isStopped) {
      if (thinkMs > 0) await delay(random() * thinkMs)
      const succeeded = await begin(number, performance.now())
      if (!succeeded) await delay(afterFailureMs)
    }
  }
  const closedLoop = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))

  const gapMs = () => ((options.isEven ? 1 : -Math.log(1 - random())) / perSecond) * 1_000
  let arrivals = 0
  let dueAt = performance.now() + gapMs()
  let timer: NodeJS.Timeout | undefined
  const beginDue = () => {
    for (const now = performance.now(); dueAt <= now; dueAt += gapMs()) void begin(arrivals++, dueAt)
    timer = setTimeout(beginDue, Math.max(0, dueAt - performance.now()))
  }
  if (perSecond > 0) beginDue()

  return {
    take: () => {
      const last = taken
      taken = { ended: [], failures: [] }
      return last
    },
    running: () => running.size,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await closedLoop
      await Promise.all(running)
    },
  }
}
