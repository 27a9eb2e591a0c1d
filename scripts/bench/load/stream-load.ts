import { busyProblems } from '../measure/busy.ts'
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
  /** The tokens that arrived in the measured time. */
  tokens: number
  /** The answers of the measured time. Each counts by the share of its tokens that arrived in it, since long answers are cut at its ends. */
  exchanges: number
  /** By how much each meter grew. */
  used: Record<Meter, number>
  /** Share of a core that the load client used, 0 to 1. */
  clientBusy: number
  /** Why the figures cannot be trusted; empty for a good run. */
  problems: string[]
}

/** The provider's timer may be early by a tick. */
const offeredTolerance = 1.02

/**
 * Runs concurrent readers and measures them. They begin over the first half of the warm-up, so that their answers do not end in step. The tokens of content frames of
 * the whole load, warm-up and last answers included, must be exactly those of its whole answers.
 */
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
  let [counting, stopped, answers, whole] = [false, false, 0, 0]
  const lane = async (number: number) => {
    await pause((number / lanes) * (warmUpSeconds / 2))
    while (!stopped) {
      if (thinkMs > 0) await pause((Math.random() * thinkMs) / 1000)
      const reading = await exchange(number)
      answers++
      whole += reading.tokens
      if (counting) readings.push(reading)
    }
  }
  const arrivedBefore = arrived.tokens
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
  const arrivedInAll = arrived.tokens - arrivedBefore
  const problems = [
    ...(tokens / elapsed > offeredTokens * offeredTolerance
      ? [`${Math.round(tokens / elapsed)} tokens/s are more than the ${Math.round(offeredTokens)} that were offered`]
      : []),
    ...(arrivedInAll !== whole ? [`${arrivedInAll} tokens arrived, and the whole answers have ${whole}`] : []),
    ...busyProblems({ client: clientBusy }),
  ]
  return { readings, seconds: elapsed, tokens, exchanges: (tokens / whole) * answers, used, clientBusy, problems }
}

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
