import { arrived, type Reading } from '../stream-reader.ts'

export interface StreamLoadOptions<Meter extends string> {
  /** Sends one message and reads its answer to the end. `lane`: the reader's number; each reader has its own conversation. */
  exchange: (lane: number) => Promise<Reading>
  /** The readers, each with one exchange after the other: a closed loop. */
  lanes: number
  /** Measured time after the warm-up. */
  seconds: number
  warmUpSeconds?: number
  /** Longest random wait of a reader before each message. Without it readers soon send in step, as people do not. */
  thinkMs?: number
  /** What is read at the begin and the end of the measured time: growing numbers, such as the CPU seconds of a process. */
  meters?: Record<Meter, () => number | Promise<number>>
  /** The tokens that the provider can send to all readers in a second. */
  offeredTokens?: number
}

export interface StreamLoadResult<Meter extends string> {
  readings: Reading[]
  /** The measured time. */
  seconds: number
  tokens: number
  /** The answers that ended in the measured time. */
  exchanges: number
  /** By how much each meter grew. */
  used: Record<Meter, number>
  /** Share of a core that the load client used, 0 to 1. */
  clientBusy: number
  /** Why the figures cannot be trusted; empty for a good run. */
  problems: string[]
}

/** A client or provider above this share of a core delays what it measures. */
export const busyLimit = 0.8
/** The provider's timer may be early by a tick; whole answers and arrived tokens differ by the answers that are cut at the ends of the measured time. */
const [offeredTolerance, countTolerance] = [1.02, 0.1]

/** Runs concurrent readers and measures them. */
export async function runStreamLoad<Meter extends string = never>({
  exchange,
  lanes,
  seconds,
  warmUpSeconds = 2,
  thinkMs = 0,
  meters = {} as never,
  offeredTokens = Number.POSITIVE_INFINITY,
}: StreamLoadOptions<Meter>): Promise<StreamLoadResult<Meter>> {
  const readings: Reading[] = []
  let [counting, stopped] = [false, false]
  const lane = async (number: number) => {
    while (!stopped) {
      if (thinkMs > 0) await pause((Math.random() * thinkMs) / 1000)
      const reading = await exchange(number)
      if (counting) readings.push(reading)
    }
  }
  const readMeters = async () => {
    const entries = Object.entries(meters) as [Meter, () => number | Promise<number>][]
    return Object.fromEntries(await Promise.all(entries.map(async ([name, read]) => [name, await read()]))) as Record<Meter, number>
  }
  const running = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  await Promise.race([running, pause(warmUpSeconds)])
  const before = await readMeters()
  counting = true
  const [startedAt, ownCpuBefore, tokensBefore] = [performance.now(), process.cpuUsage(), arrived.tokens]
  await Promise.race([running, pause(seconds)])
  counting = false
  const elapsed = (performance.now() - startedAt) / 1000
  const [client, tokens, after] = [process.cpuUsage(ownCpuBefore), arrived.tokens - tokensBefore, await readMeters()]
  stopped = true
  await running

  const names = Object.keys(meters) as Meter[]
  const used = Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Record<Meter, number>
  const clientBusy = (client.user + client.system) / 1e6 / elapsed
  const whole = readings.reduce((sum, reading) => sum + reading.tokens, 0)
  const problems = [
    ...(tokens / elapsed > offeredTokens * offeredTolerance
      ? [`${Math.round(tokens / elapsed)} tokens/s are more than the ${Math.round(offeredTokens)} that were offered`]
      : []),
    ...(Math.abs(whole - tokens) > countTolerance * tokens ? [`${tokens} tokens arrived, and the answers that ended have ${whole}`] : []),
    ...(clientBusy > busyLimit ? [`the client was ${Math.round(100 * clientBusy)} % busy`] : []),
  ]
  return { readings, seconds: elapsed, tokens, exchanges: readings.length, used, clientBusy, problems }
}

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
