import type { Message } from '../../../api/schemas.ts'
import { type Exchange, exchangeToResume, exchangeToSend, isBeingResent, type Report, wasCancelled } from './exchange.ts'
import { type ChatMessage, toChatMessage } from './message.ts'
import { type ExchangePorts, type RunningExchange, runExchange } from './run-exchange.ts'

export interface ChatState {
  messages: ChatMessage[]
  /** An answer is being written; nothing else can be sent. */
  busy: boolean
  stopping: boolean
  /** The text of a message that is sent again and again because the product cannot take it; null otherwise. */
  unsent: string | null
  /** Exchanges that the server accepted in this session. */
  accepted: number
  /** Why the server refused the last send: a reason such as GUEST_LIMIT, and its text. Null when it did not. */
  refusal: { reason: string; message: string } | null
}

export interface SessionPorts extends Pick<ExchangePorts, 'transport' | 'clock' | 'random' | 'onReport'> {
  newId(): string
  onSettled(): void
}

export interface SessionStart {
  conversationId: string
  messages: Message[]
  /** The generation that was running when the page loaded. */
  runningGenerationId: string | null
}

export type ChatSession = ReturnType<typeof createChatSession>

/** Creates the session of one open conversation: its messages and at most one running exchange. Independent of React; a view subscribes. */
export function createChatSession(ports: SessionPorts, start: SessionStart) {
  let state: ChatState = {
    messages: start.messages.map(toChatMessage),
    busy: false,
    stopping: false,
    unsent: null,
    accepted: 0,
    refusal: null,
  }
  let current: RunningExchange | null = null
  const settledExchanges = new Map<string, Exchange>()
  const listeners = new Set<() => void>()

  const update = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const withChange = (key: string, change: Partial<ChatMessage>) =>
    state.messages.map((message) => (message.key === key ? { ...message, ...change } : message))

  function newMessage(isFromBot: boolean, content: string): ChatMessage {
    const createdAt = new Date(ports.clock.now()).toISOString()
    return { ...toChatMessage({ id: ports.newId(), content, isFromBot, createdAt, status: 'complete' }), isStreaming: isFromBot }
  }

  function run(exchange: Exchange, botKey: string, userKey: string | null) {
    let counted = exchange.send === null
    update({ busy: true, refusal: null })
    const onReport = (report: Report) => {
      if (report.kind === 'refused') update({ refusal: { reason: report.reason, message: report.message } })
      ports.onReport(report)
    }
    const onChange = (now: Exchange) => {
      const { outcome, content, notice } = now
      const isTaken = now.seq > 0 || (outcome !== null && outcome.status !== 'failed' && !wasCancelled(now))
      if (!counted && isTaken) {
        counted = true
        update({ accepted: state.accepted + 1 })
      }
      const unsent = isBeingResent(now) ? (now.send?.content ?? null) : null
      if (outcome === null) return update({ unsent, messages: withChange(botKey, { content, notice }) })
      const failed = outcome.status === 'failed'
      settledExchanges.set(botKey, now)
      const id = outcome.botMessageId
      const messages = withChange(botKey, {
        content,
        notice,
        isStreaming: false,
        status: outcome.status,
        canRetry: failed || wasCancelled(now),
        ...(id && { id }),
      })
      // An answer that was stored while this page attached to it is in the list already.
      state = { ...state, messages: messages.filter((message) => message.key === botKey || message.id !== id) }
      if (userKey && outcome.userMessageId) state = { ...state, messages: withChange(userKey, { id: outcome.userMessageId }) }
      update({ busy: false, stopping: false, unsent })
      ports.onSettled()
    }
    current?.leave()
    const { transport, clock, random } = ports
    current = runExchange({ transport, clock, random, onChange, onReport }, exchange)
  }

  if (start.runningGenerationId !== null) {
    const answer = newMessage(true, '')
    update({ messages: [...state.messages, answer] })
    run(exchangeToResume(start.runningGenerationId, ports.clock.now()), answer.key, null)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends trimmed text. Returns false, and does nothing, when it is empty or an answer is being written. */
    send: (text: string): boolean => {
      const content = text.trim()
      if (content === '' || state.busy) return false
      const question = newMessage(false, content)
      const answer = newMessage(true, '')
      update({ messages: [...state.messages, question, answer] })
      const send = { conversationId: start.conversationId, content, requestId: ports.newId() }
      run(exchangeToSend(send, ports.clock.now()), answer.key, question.key)
      return true
    },
    /** Retries a failed answer: the same exchange where the generation may still run, otherwise a new one with the same text. */
    retry: (key: string) => {
      const exchange = settledExchanges.get(key)
      if (!exchange || state.busy) return
      const index = state.messages.findIndex((message) => message.key === key)
      const question = state.messages[index - 1]
      const at = ports.clock.now()
      const same = exchange.outcome?.retry === 'same'
      const newSend = { conversationId: start.conversationId, content: question?.content ?? '', requestId: ports.newId() }
      const again = same
        ? { ...(exchange.send ? exchangeToSend(exchange.send, at) : exchangeToResume(exchange.generationId ?? '', at)) }
        : exchangeToSend(newSend, at)
      const kept = same ? { generationId: exchange.generationId, seq: exchange.seq, content: exchange.content } : {}
      const next: Exchange = { ...again, ...kept }
      update({ messages: withChange(key, { content: next.content, notice: null, isStreaming: true, canRetry: false, status: 'complete' }) })
      run(next, key, question && !question.isFromBot ? question.key : null)
    },
    /** Stops the answer, or a send that is being repeated. Rejects with a `Failure`; the answer continues then. */
    stop: async () => {
      if (!current || state.stopping) return
      update({ stopping: true })
      await current.stop(start.conversationId).finally(() => update({ stopping: false }))
    },
    /** Adds older messages before the first one. */
    prepend: (older: Message[]) => update({ messages: [...older.map(toChatMessage), ...state.messages] }),
    leave: () => current?.leave(),
  }
}
