import type { Message } from '../../../api/schemas.ts'
import type {
  CompletedExchange,
  Failure,
  Frame,
  Send,
  ShownBranch,
  StoppedAnswer,
  StreamHandlers,
  StreamTarget,
  Transport,
} from '../../../data/chat/transport.ts'
import type { Clock } from './clock.ts'

/** Creates a clock for tests, whose time only `pass` advances. */
export function fakeClock() {
  let now = 0
  let timers: { at: number; callback: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (ms, callback) => {
      const timer = { at: now + ms, callback }
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
      next.callback()
    }
    now = until
  }
  return { clock, pass, pending: () => timers.length }
}

export interface FakeConnection extends StreamHandlers {
  target: StreamTarget
  closed: boolean
}

/** Creates a transport for tests, which records the calls. A test acts as the server through the handlers. */
export function fakeTransport() {
  const connections: FakeConnection[] = []
  const sent: Send[] = []
  const stopped: string[] = []
  const answers = {
    completed: Promise.withResolvers<CompletedExchange>(),
    stop: { status: 'stopped', fullResponse: '' } as StoppedAnswer,
    running: null as string | null,
    stored: [] as Message[],
    /** A generation that another window has begun. */
    begun: null as string | null,
    branch: Promise.withResolvers<ShownBranch>(),
  }
  const chosen: string[] = []
  let pings = 0
  const transport: Transport = {
    openStream: (target, handlers) => {
      const connection: FakeConnection = { ...handlers, target, closed: false }
      connections.push(connection)
      return () => {
        connection.closed = true
      }
    },
    sendAndWait: (send) => {
      sent.push(send)
      answers.completed = Promise.withResolvers()
      return answers.completed.promise
    },
    stop: async (generationId) => {
      stopped.push(generationId)
      return answers.stop
    },
    runningGeneration: async () => answers.running,
    latestMessages: async () => ({
      messages: answers.stored,
      hasEarlier: false,
      runningGenerationId: answers.begun,
      continuedMessageId: null,
    }),
    showBranch: (_, messageId) => {
      chosen.push(messageId)
      return answers.branch.promise
    },
    ping: () => {
      pings += 1
    },
  }
  const latest = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('Nothing was opened')
    return connection
  }
  /** Refuses the attempt that is under way, on either endpoint. */
  const refuse = async (failure: Failure) => {
    const connection = connections.at(-1)
    if (connection && !connection.closed) connection.onEnd(failure)
    answers.completed.reject(failure)
    await answers.completed.promise.catch(() => undefined)
  }
  /** Answers the request to the plain endpoint. */
  const answer = async (content: string) => {
    const facts = { citations: [], model: null, free: false, openers: [], end: 'finished' as const }
    answers.completed.resolve({ userMessageId: 'm1', botMessage: { id: 'm2', content, status: 'complete', ...facts } })
    await answers.completed.promise
  }
  return { transport, connections, sent, stopped, chosen, answers, latest, refuse, answer, pings: () => pings }
}

export const chunk = (seq: number, content: string, generationId = 'g1'): Frame => ({ kind: 'chunk', generationId, seq, content })

export const done = (
  fullResponse: string | null,
  status: 'complete' | 'stopped' | 'failed' = 'complete',
  change: Partial<Extract<Frame, { kind: 'done' }>> = {},
): Frame => ({
  kind: 'done',
  generationId: 'g1',
  seq: 99,
  fullResponse,
  userMessageId: 'm1',
  botMessageId: 'm2',
  status,
  citations: [],
  model: null,
  free: false,
  openers: [],
  end: status === 'complete' ? 'finished' : status,
  ...change,
})

/** The end of a generation that failed for this reason. */
export const failed = (reason: string, retryAfter: number | null = null): Frame => ({
  kind: 'error',
  generationId: 'g1',
  seq: 99,
  message: 'Away',
  reason,
  retryAfter,
})

export const thinking = (seconds: number): Frame => ({ kind: 'state', activity: { state: 'thinking', seconds } })
