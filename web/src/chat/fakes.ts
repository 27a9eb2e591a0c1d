import type { Clock } from './clock.ts'
import type { Frame } from './frame.ts'
import type { Send, StoppedReply, StreamHandlers, StreamTarget, Transport, WholeReply } from './transport.ts'

/** A clock for tests: time passes only when told to. */
export function fakeClock() {
  let now = 0
  let timers: { at: number; then: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (ms, then) => {
      const timer = { at: now + ms, then }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const pass = (ms: number) => {
    const until = now + ms
    while (true) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter((timer) => timer !== next)
      now = next.at
      next.then()
    }
    now = until
  }
  return { clock, pass, pending: () => timers.length }
}

export interface FakeConnection extends StreamHandlers {
  target: StreamTarget
  closed: boolean
}

/** A network for tests: it records what is asked, and the test plays the server through the handlers. */
export function fakeTransport() {
  const connections: FakeConnection[] = []
  const sent: Send[] = []
  const stopped: string[] = []
  const answers = {
    whole: Promise.withResolvers<WholeReply>(),
    stop: { status: 'stopped', fullResponse: '' } as StoppedReply,
    running: null as string | null,
  }
  let pings = 0
  const transport: Transport = {
    openStream: (target, handlers) => {
      const connection: FakeConnection = { ...handlers, target, closed: false }
      connections.push(connection)
      return () => {
        connection.closed = true
      }
    },
    sendWhole: (send) => {
      sent.push(send)
      return answers.whole.promise
    },
    stop: async (generationId) => {
      stopped.push(generationId)
      return answers.stop
    },
    runningGeneration: async () => answers.running,
    ping: () => {
      pings += 1
    },
  }
  const latest = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('Nothing was opened')
    return connection
  }
  return { transport, connections, sent, stopped, answers, latest, pings: () => pings }
}

export const chunk = (seq: number, content: string, generationId = 'g1'): Frame => ({ kind: 'chunk', generationId, seq, content })

export const done = (fullResponse: string | null, status: 'complete' | 'stopped' | 'failed' = 'complete'): Frame => ({
  kind: 'done',
  generationId: 'g1',
  seq: 99,
  fullResponse,
  userMessageId: 'm1',
  botMessageId: 'm2',
  status,
})
