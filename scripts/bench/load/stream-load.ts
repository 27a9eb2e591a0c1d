import { cpuSeconds } from '../measure/processes.ts'
import { arrived, type Reading, readOne } from '../stream-reader.ts'

export interface StreamTarget {
  /** The measured process. */
  pid: number
  /** Sends one message and reads its answer to the end. `lane`: the reader's number; each reader has its own conversation. */
  exchange: (lane: number) => Promise<Reading>
}

export interface StreamLoadResult {
  readings: Reading[]
  tokensPerSecond: number
  /** CPU microseconds of the measured process for each token. */
  cpuPerToken: number
  /** Share of a core that the measured process used, 0 to 1. */
  busy: number
  /** Share of a core that the load client used. */
  clientBusy: number
}

export interface StreamLoadOptions {
  /** Measured time after the warm-up. */
  seconds: number
  warmUpSeconds?: number
  /** Longest random wait of a reader before each message. Without it readers soon send in step, as people do not. */
  thinkMs?: number
}

/** Runs `lanes` concurrent readers, each with one exchange after the other, and measures them. */
export async function runStreamLoad(
  { pid, exchange }: StreamTarget,
  lanes: number,
  { seconds, warmUpSeconds = 2, thinkMs = 0 }: StreamLoadOptions,
): Promise<StreamLoadResult> {
  const readings: Reading[] = []
  let counting = false
  let stopped = false
  const lane = async (number: number) => {
    while (!stopped) {
      if (thinkMs > 0) await pause((Math.random() * thinkMs) / 1000)
      const reading = await exchange(number)
      if (counting) readings.push(reading)
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  await Promise.race([running, pause(warmUpSeconds)])
  counting = true
  const [startedAt, cpuBefore, ownCpuBefore, tokensBefore] = [performance.now(), cpuSeconds(pid), process.cpuUsage(), arrived.tokens]
  await Promise.race([running, pause(seconds)])
  const elapsed = (performance.now() - startedAt) / 1000
  const used = cpuSeconds(pid) - cpuBefore
  const client = process.cpuUsage(ownCpuBefore)
  const tokens = arrived.tokens - tokensBefore
  counting = false
  stopped = true
  await running
  return {
    readings,
    tokensPerSecond: tokens / elapsed,
    cpuPerToken: (used / tokens) * 1e6,
    busy: used / elapsed,
    clientBusy: (client.user + client.system) / 1e6 / elapsed,
  }
}

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/** Returns an `exchange` that sends in one of the conversations to a product. Rejects when a stream is not intact. */
export const createExchange =
  (url: string, headers: Record<string, string>, conversations: readonly string[], tokens: number) =>
  (lane: number): Promise<Reading> => {
    const body = { conversationId: conversations[lane], content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
    return readOne(`${url}/api/messages/stream`, headers, JSON.stringify(body), tokens)
  }
