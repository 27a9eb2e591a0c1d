import { attaching, type Exchange, type Report, sending } from './exchange.ts'
import { type ChatMessage, type Message, shown } from './message.ts'
import { type ExchangePorts, type RunningExchange, runExchange } from './run-exchange.ts'

export interface ChatState {
  messages: ChatMessage[]
  /** A reply is on its way: nothing else can be sent. */
  busy: boolean
  stopping: boolean
  /** Exchanges that the server took in since this session began. */
  accepted: number
  /** The reason of the last send when it was refused, e.g. GUEST_LIMIT. */
  refusal: string | null
}

export interface SessionPorts extends Pick<ExchangePorts, 'transport' | 'clock' | 'onReport'> {
  newId(): string
  onSettled(): void
}

export interface SessionStart {
  conversationId: string
  messages: Message[]
  /** A reply that was running when the page was loaded. */
  runningGenerationId: string | null
}

export type ChatSession = ReturnType<typeof createChatSession>

/** One open conversation: its messages and at most one exchange under way. Knows no framework; a view subscribes. */
export function createChatSession(ports: SessionPorts, start: SessionStart) {
  let state: ChatState = { messages: start.messages.map(shown), busy: false, stopping: false, accepted: 0, refusal: null }
  let current: RunningExchange | null = null
  const settledExchanges = new Map<string, Exchange>()
  const listeners = new Set<() => void>()

  const update = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const changed = (key: string, change: Partial<ChatMessage>) =>
    state.messages.map((message) => (message.key === key ? { ...message, ...change } : message))

  function blank(isFromBot: boolean, content: string): ChatMessage {
    const createdAt = new Date(ports.clock.now()).toISOString()
    return { ...shown({ id: ports.newId(), content, isFromBot, createdAt, status: 'complete' }), isStreaming: isFromBot }
  }

  function run(exchange: Exchange, botKey: string, userKey: string | null) {
    let counted = exchange.send === null
    update({ busy: true, refusal: null })
    const onReport = (report: Report) => {
      if (report.kind === 'refused') update({ refusal: report.reason })
      ports.onReport(report)
    }
    const onChange = (now: Exchange) => {
      const { outcome, content, notice } = now
      if (!counted && (now.seq > 0 || (outcome !== null && outcome.status !== 'failed'))) {
        counted = true
        update({ accepted: state.accepted + 1 })
      }
      if (outcome === null) return update({ messages: changed(botKey, { content, notice }) })
      const failed = outcome.status === 'failed'
      settledExchanges.set(botKey, now)
      const id = outcome.botMessageId
      const messages = changed(botKey, { content, notice, isStreaming: false, status: outcome.status, canRetry: failed, ...(id && { id }) })
      // A reply that was stored while this page attached to it is in the list already.
      state = { ...state, messages: messages.filter((message) => message.key === botKey || message.id !== id) }
      if (userKey && outcome.userMessageId) state = { ...state, messages: changed(userKey, { id: outcome.userMessageId }) }
      update({ busy: false, stopping: false })
      ports.onSettled()
    }
    current = runExchange({ transport: ports.transport, clock: ports.clock, onChange, onReport }, exchange)
  }

  if (start.runningGenerationId !== null) {
    const reply = blank(true, '')
    update({ messages: [...state.messages, reply] })
    run(attaching(start.runningGenerationId, ports.clock.now()), reply.key, null)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends trimmed text; gives false, and does nothing, when it is empty or a reply is on its way. */
    send: (text: string): boolean => {
      const content = text.trim()
      if (content === '' || state.busy) return false
      const question = blank(false, content)
      const reply = blank(true, '')
      update({ messages: [...state.messages, question, reply] })
      const send = { conversationId: start.conversationId, content, requestId: ports.newId() }
      run(sending(send, ports.clock.now()), reply.key, question.key)
      return true
    },
    /** Tries a failed reply again: the same exchange where it may still be alive, else a new one with the same words. */
    retry: (key: string) => {
      const exchange = settledExchanges.get(key)
      if (!exchange || state.busy) return
      const index = state.messages.findIndex((message) => message.key === key)
      const question = state.messages[index - 1]
      const at = ports.clock.now()
      const same = exchange.outcome?.retry === 'same'
      const words = { conversationId: start.conversationId, content: question?.content ?? '', requestId: ports.newId() }
      const again = same
        ? { ...(exchange.send ? sending(exchange.send, at) : attaching(exchange.generationId ?? '', at)) }
        : sending(words, at)
      const kept = same ? { generationId: exchange.generationId, seq: exchange.seq, content: exchange.content } : {}
      const next: Exchange = { ...again, ...kept }
      update({ messages: changed(key, { content: next.content, notice: null, isStreaming: true, canRetry: false, status: 'complete' }) })
      run(next, key, question && !question.isFromBot ? question.key : null)
    },
    /** Rejects with a `Failure` when the server could not be asked; the reply then goes on. */
    stop: async () => {
      if (!current || state.stopping) return
      update({ stopping: true })
      await current.stop(start.conversationId).finally(() => update({ stopping: false }))
    },
    /** Shows older messages above the ones there are. */
    prepend: (older: Message[]) => update({ messages: [...older.map(shown), ...state.messages] }),
    leave: () => current?.leave(),
  }
}
