import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 5

/** A call of this process to itself: through a socket, with the JSON of a page of a list. */
export interface CallProbe {
  /** Sends a call every 5 ms, for so many seconds, and returns the milliseconds of each. */
  measure: (seconds: number) => Promise<number[]>
  close: () => void
}

const rows = Array.from({ length: 24 }, (_, id) => ({
  id,
  name: `persona ${id}`,
  description: 'x'.repeat(200),
  tally: { upvotes: id, downvotes: 1 },
}))

export async function openCallProbe(): Promise<CallProbe> {
  const server: Server = createServer((_, response) => void response.end(JSON.stringify(JSON.parse(JSON.stringify(rows)))))
  // Longer than the bench, so that no idle connection is closed while the next call takes it.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  const call = async () => {
    // From when it was due, so that a call that could not be sent in time counts.
    const dueAt = performance.now()
    const [response] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
    response.resume()
    await once(response, 'end')
    return performance.now() - dueAt
  }
  return {
    measure: async (seconds) => {
      const calls: Promise<number>[] = []
      const startsAt = performance.now()
      for (let due = 0; due < seconds * 1_000; due += everyMs) {
        const wait = startsAt + due - performance.now()
        if (wait > 0) await sleep(wait)
        const late = Math.max(0, -wait)
        calls.push(call().then((ms) => ms + late))
      }
      return Promise.all(calls)
    },
    close: () => {
      agent.destroy()
      server.close()
    },
  }
}
