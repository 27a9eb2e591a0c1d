import { cpuSeconds } from './processes.ts'
import { arrived, type Reading, readOne } from './stream-reader.ts'

export interface Target {
  /** The process that is measured. */
  pid: number
  /** Sends one message and reads its answer to the end. `lane` is the reader's number: each has a conversation of its own. */
  exchange: (lane: number) => Promise<Reading>
}

export interface Load {
  readings: Reading[]
  tokensPerSecond: number
  /** Of the process that is measured. */
  cpuPerToken: number
  /** How much of its core it used, 0 to 1. */
  busy: number
  /** How much of a core the load client itself used. */
  clientBusy: number
}

export interface Pace {
  /** Measured after the warm-up. */
  seconds: number
  warmUpSeconds?: number
  /** A reader waits up to this long before each message, at random: people don't send in step, as readers without pauses soon would. */
  thinkMs?: number
}

/** `lanes` readers at once, each with one exchange after the other. */
export async function run({ pid, exchange }: Target, lanes: number, { seconds, warmUpSeconds = 2, thinkMs = 0 }: Pace): Promise<Load> {
  const readings: Reading[] = []
  let counting = false
  let over = false
  const lane = async (number: number) => {
    while (!over) {
      if (thinkMs > 0) await pause((Math.random() * thinkMs) / 1000)
      const reading = await exchange(number)
      if (counting) readings.push(reading)
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  await Promise.race([running, pause(warmUpSeconds)])
  counting = true
  const [begun, cpu, own, tokensBefore] = [performance.now(), cpuSeconds(pid), process.cpuUsage(), arrived.tokens]
  await Promise.race([running, pause(seconds)])
  const elapsed = (performance.now() - begun) / 1000
  const used = cpuSeconds(pid) - cpu
  const client = process.cpuUsage(own)
  const tokens = arrived.tokens - tokensBefore
  counting = false
  over = true
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

export const exchangeWith =
  (url: string, headers: Record<string, string>, conversations: readonly string[], tokens: number) =>
  (lane: number): Promise<Reading> => {
    const body = { conversationId: conversations[lane], content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
    return readOne(`${url}/api/messages/stream`, headers, JSON.stringify(body), tokens)
  }
