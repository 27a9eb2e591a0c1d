import type { Paid } from '@rostra/proto/http/stream-frame'
import type { Feedback, Message } from '../../../api/schemas.ts'
import { type ChatState, initialState, type Replaced, type Run, type SessionStart } from './chat-state.ts'
import { type Exchange, exchangeAgain, exchangeToResume, exchangeToSend, isBeingResent, type Report, wasCancelled } from './exchange.ts'
import { type ChatMessage, lastAnswerId, newChatMessage, toChatMessage } from './message.ts'
import { atShownPrice, type ExchangePorts, type RunningExchange, runExchange } from './run-exchange.ts'
import { askedAgain, isNextOf, settledMessage } from './settled-exchange.ts'
import { nextPlace, withBranch, withLatest } from './shown-messages.ts'

export interface SessionPorts extends Pick<ExchangePorts, 'transport' | 'clock' | 'random' | 'onReport'> {
  newId(): string
  /** Returns the price of an answer that is on the screen, in credits; null for a guest, and while it is unknown. */
  shownPrice(): number | null
  /** `paid`: what the answer of a send that began then has cost and left; null when that is nothing, unknown, repeated or resumed. */
  onSettled(paid: Paid | null, sentAt: number): void
}

export type ChatSession = ReturnType<typeof createChatSession>

/** Creates the session of one open conversation: its messages and at most one running exchange. Independent of React; a view subscribes. */
export function createChatSession(ports: SessionPorts, start: SessionStart) {
  const { conversationId } = start
  const { transport, clock, random } = ports
  let state = initialState(start)
  let current: RunningExchange | null = null
  let isLeft = false
  const settledExchanges = new Map<string, Exchange>()
  /** The keys of messages that the server accepted in this session. */
  const taken = new Set<string>()
  /** The last replacement that probably did not reach the server. A retry uses the same request id. */
  let untaken: Exchange['send'] = null
  const listeners = new Set<() => void>()

  const update = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const withChange = (key: string, change: Partial<ChatMessage>) =>
    state.messages.map((message) => (message.key === key ? { ...message, ...change } : message))
  const indexOf = (key: string) => state.messages.findIndex((message) => message.key === key)
  const newMessage = (isFromBot: boolean, content: string) => newChatMessage(ports.newId(), { isFromBot, content, at: clock.now() })

  /**
   * Shows what other windows have added, and the ids and positions that the end of a stream lacks: without them a message can be neither
   * replaced nor rated. `onReady` is called before messages are added.
   */
  async function refresh(onReady?: () => void) {
    const ended = current
    const latest = await transport.latestMessages(conversationId).catch(() => null)
    if (!latest || latest.messages.length === 0 || isLeft || current !== ended || state.busy || state.switching) return
    const { messages, isWhole, hasMore } = withLatest(state.messages, latest, taken)
    if (hasMore) onReady?.()
    update({ messages, hasEarlier: isWhole ? state.hasEarlier : latest.hasEarlier })
    // A message that was not sent stays the last one, to be tried again.
    if (messages.every(({ isStored }) => isStored)) follow(latest)
  }

  /** Makes the server show the branch on the screen: it may have accepted a replacement whose response was lost. */
  async function chooseShown() {
    const last = state.messages.findLast(({ isStored }) => isStored)
    if (!last) return
    update({ switching: true })
    await transport.showBranch(conversationId, last.id).catch(() => undefined)
    update({ switching: false })
  }

  /** Shows the branch below a message, which takes the place of the one with the key. Does nothing while an answer is being written. */
  async function showBranch({ key, chosen }: { key: string | null; chosen: string }, onReady: () => void) {
    if (state.busy || state.switching) return
    update({ switching: true })
    try {
      const branch = await transport.showBranch(conversationId, chosen)
      if (isLeft) return
      onReady()
      const { messages, isWhole } = withBranch(state.messages, branch.messages, key === null ? null : { key, chosen })
      update({ messages, returned: null, hasEarlier: isWhole ? state.hasEarlier : branch.hasEarlier })
    } finally {
      update({ switching: false })
    }
  }

  /** Restores the messages that a refused send had replaced. */
  function restore({ messages, key }: Replaced, send: Exchange['send']) {
    untaken = send
    const returned = send?.content === undefined ? null : { key, text: send.content }
    update({ busy: false, stopping: false, unsent: null, returned, messages: [...state.messages.slice(0, indexOf(key)), ...messages] })
    if (state.refusal === null) void chooseShown()
    ports.onSettled(null, clock.now())
  }

  function run(exchange: Exchange, { botKey, userKey, replaced, former }: Run) {
    let counted = exchange.send === null
    update({ busy: true, refusal: null, returned: null })
    const onReport = (report: Report) => {
      const content = exchange.send?.content ?? null
      if (report.kind === 'refused') update({ refusal: { reason: report.reason, message: report.message, content } })
      ports.onReport(report)
    }
    const onChange = (now: Exchange) => {
      const { outcome, content, notice, activity, slow: isSlow } = now
      const isTaken = now.seq > 0 || (outcome !== null && outcome.status !== 'failed' && !wasCancelled(now))
      if (!counted && isTaken) {
        counted = true
        update({ accepted: state.accepted + 1, onlyShared: false })
      }
      const unsent = isBeingResent(now) ? (now.send?.content ?? null) : null
      if (outcome === null) return update({ unsent, messages: withChange(botKey, { content, notice, activity, isSlow }) })
      if (replaced && !isTaken && !now.everOpened) return restore(replaced, now.send)
      const paid = now.send && !settledExchanges.has(botKey) ? outcome.paid : null
      settledExchanges.set(botKey, now)
      const isAllKnown = isNextOf(state.messages, now, userKey)
      const messages = withChange(botKey, settledMessage(now, outcome, former))
      // Removes an answer that was stored while this page attached to it, because the list already contains it.
      state = { ...state, messages: messages.filter((message) => message.key === botKey || message.id !== outcome.botMessageId) }
      if (userKey && outcome.userMessageId) {
        state = { ...state, messages: withChange(userKey, { id: outcome.userMessageId, isStored: true }) }
      }
      if (isTaken || now.everOpened) for (const key of [botKey, userKey ?? '']) taken.add(key)
      update({ busy: false, stopping: false, unsent })
      if ((isTaken || now.everOpened) && !isAllKnown) void refresh()
      ports.onSettled(paid, now.sentAt)
    }
    current?.leave()
    current = runExchange({ transport, clock, random, onChange, onReport }, atShownPrice(exchange, ports.shownPrice()))
  }

  /**
   * Replaces an own message by other content, or generates an answer again (`content` null). Removes it and all later messages from the
   * list.
   */
  function replace(key: string, content: string | null): boolean {
    const index = indexOf(key)
    const old = state.messages[index]
    if (!old?.isStored || state.busy || state.switching) return false
    const fresh = { ...newMessage(content === null, content ?? ''), key, siblings: nextPlace(old) }
    const answer = content === null ? fresh : newMessage(true, '')
    const question = content === null ? state.messages[index - 1] : fresh
    const asked = { conversationId, replaces: old.id, content: content ?? undefined }
    const isRepeated = untaken?.replaces === asked.replaces && untaken.content === asked.content
    const send = { ...asked, requestId: isRepeated && untaken ? untaken.requestId : ports.newId() }
    const replaced = { key, messages: state.messages.slice(index) }
    untaken = null
    update({ messages: [...state.messages.slice(0, index), ...(content === null ? [] : [fresh]), answer] })
    run(exchangeToSend(send, clock.now()), { botKey: answer.key, userKey: question?.key ?? null, replaced })
    return true
  }

  /** Runs an exchange whose text is added to an answer. */
  function runOn(answer: ChatMessage, exchange: Exchange) {
    update({ messages: withChange(answer.key, { content: exchange.content, isStreaming: true, notice: null, canRetry: false }) })
    run(exchange, { botKey: answer.key, userKey: null, former: answer })
  }

  /** Shows the answer of a running generation, after its question or in the answer that it continues. */
  function follow({ runningGenerationId, continuedMessageId }: Pick<SessionStart, 'runningGenerationId' | 'continuedMessageId'>) {
    if (runningGenerationId === null || state.busy) return
    const continued = state.messages.find(({ id }) => id === continuedMessageId)
    if (continued) return runOn(continued, exchangeToResume(runningGenerationId, clock.now(), continued.content))
    const answer = newMessage(true, '')
    update({ messages: [...state.messages, answer] })
    run(exchangeToResume(runningGenerationId, clock.now()), { botKey: answer.key, userKey: null })
  }

  follow(start)

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends trimmed text. Returns false, and does nothing, when it is empty or an answer is being written. */
    send: (text: string): boolean => {
      const content = text.trim()
      if (content === '' || state.busy || state.switching) return false
      const question = newMessage(false, content)
      const answer = newMessage(true, '')
      const asked = { conversationId, content, branchOf: lastAnswerId(state.messages), requestId: ports.newId() }
      update({ messages: [...state.messages, question, answer] })
      run(exchangeToSend(asked, clock.now()), { botKey: answer.key, userKey: question.key })
      return true
    },
    /**
     * Sends an own message again with other text. Returns false, and does nothing, when it is empty or unchanged, or an answer is being
     * written.
     */
    edit: (key: string, text: string): boolean => {
      const content = text.trim()
      return content !== '' && content !== state.messages[indexOf(key)]?.content && replace(key, content)
    },
    /** Continues an answer that was cut off. Returns false, and does nothing, for any other and while an answer is being written. */
    goOn: (key: string): boolean => {
      const answer = state.messages[indexOf(key)]
      if (answer?.end !== 'length' || !answer.isStored || state.busy || state.switching) return false
      const send = { conversationId, continues: answer.id, requestId: ports.newId() }
      runOn(answer, exchangeToSend(send, clock.now(), answer.content))
      return true
    },
    /** Generates an answer again. Returns false, and does nothing, while an answer is being written. */
    regenerate: (key: string): boolean => replace(key, null),
    /**
     * Shows the version before or after a message, with the messages after it. Rejects with a `Failure` and keeps the shown branch.
     * `onReady` is called directly before the messages change.
     */
    showSibling: async (key: string, direction: 'previousId' | 'nextId', onReady: () => void) => {
      const chosen = state.messages[indexOf(key)]?.siblings[direction] ?? null
      if (chosen !== null) await showBranch({ key, chosen }, onReady)
    },
    /** Shows the branch of a message that is not in the list. Rejects and calls `onReady` as `showSibling` does. */
    showBranchOf: (messageId: string, onReady: () => void) => showBranch({ key: null, chosen: messageId }, onReady),
    refresh,
    /** Sets the shown feedback of an answer. The caller stores it. */
    setFeedback: (id: string, feedback: Feedback | null) =>
      update({ messages: state.messages.map((message) => (message.id === id ? { ...message, feedback } : message)) }),
    /** Retries a failed answer: continues the exchange if its generation may still run, otherwise sends the message as a new one. */
    retry: (key: string) => {
      const exchange = settledExchanges.get(key)
      const index = indexOf(key)
      const answer = state.messages[index]
      if (!exchange || !answer || state.busy || state.switching) return
      const at = clock.now()
      const question = state.messages[index - 1]
      const asked = { conversationId, ...askedAgain(exchange, answer, question) }
      const isSame = exchange.outcome?.retry === 'same'
      const next = isSame ? exchangeAgain(exchange, at) : exchangeToSend({ ...asked, requestId: ports.newId() }, at, exchange.written)
      if (next.written !== '') return runOn(answer, next)
      const reset = { notice: null, isStreaming: true, canRetry: false, isStored: false, status: 'complete' } as const
      update({ messages: withChange(key, { content: next.content, ...reset }) })
      run(next, { botKey: key, userKey: question && !question.isFromBot ? question.key : null })
    },
    /** Asks for the answer of the running exchange once more, by the same request. */
    again: () => current?.again(),
    /** Stops the answer, or a send that is being retried. Rejects with a `Failure`, and the answer continues. */
    stop: async () => {
      if (!current || state.stopping) return
      update({ stopping: true })
      await current.stop(conversationId).finally(() => update({ stopping: false }))
    },
    /** Adds older messages before the first one, each once. `hasEarlier`: there may be more. */
    prepend: (older: Message[], hasEarlier: boolean) => {
      const known = new Set(state.messages.map(({ id }) => id))
      const added = older.filter(({ id }) => !known.has(id)).map(toChatMessage)
      update({ messages: [...added, ...state.messages], hasEarlier })
    },
    leave: () => {
      isLeft = true
      current?.leave()
    },
  }
}
