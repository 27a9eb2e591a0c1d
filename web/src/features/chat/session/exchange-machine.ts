import { isTemporary, nextAttemptIn } from '@rostra/proto/http/retry-rule'
import type { Failure, Frame } from '../../../data/chat/transport.ts'
import {
  type Charge,
  type Effect,
  type Exchange,
  type ExchangeEvent,
  factsOf,
  isBeingResent,
  isCancellable,
  isWithoutText,
  modelFailureOf,
  type Notice,
  noFacts,
  type Outcome,
  type Report,
  type Transition,
  targetOf,
} from './exchange.ts'
import { timing } from './timing.ts'

const withoutEffects = (exchange: Exchange): Transition => ({ exchange, effects: [] })
const report = (value: Report): Effect => ({ do: 'report', report: value })

function settle(exchange: Exchange, outcome: Partial<Outcome>, notice: Notice | null = null, reports: Report[] = []): Transition {
  const nothing = {
    userMessageId: null,
    botMessageId: null,
    previousMessageId: null,
    paid: null,
    facts: noFacts,
    retryAfter: null,
  } as const
  const retry = outcome.retry ?? 'same'
  const complete: Outcome = { status: 'complete', retry, ...nothing, charge: chargeOf(exchange, retry), ...outcome }
  return {
    exchange: { ...exchange, phase: 'settled', activity: null, notice, outcome: complete },
    effects: [{ do: 'close' }, ...reports.map(report)],
  }
}

/** An answer costs its price once it has text, and one request costs it once. */
function chargeOf({ content, written }: Exchange, retry: Outcome['retry']): Charge {
  const hasText = content.slice(written.length).trim() !== ''
  if (retry === 'same') return hasText ? 'paid' : 'once'
  return hasText ? 'text' : 'nothing'
}

/** The notice of an exchange of which no text has arrived. */
const noticeWithoutText = ({ written }: Exchange): Notice => (written === '' ? 'send-failed' : 'not-continued')

const failEmpty = (exchange: Exchange, value: Report, outcome: Partial<Outcome> = {}) =>
  settle(exchange, { status: 'failed', ...outcome }, isWithoutText(exchange) ? noticeWithoutText(exchange) : null, [value])

interface StreamError {
  message: string
  reason: string
  retryAfter: number | null
}

/** Ends an exchange whose generation failed, also of a model that gave no answer. Only a new request asks the model again. */
function failGeneration(exchange: Exchange, { message, reason, retryAfter }: StreamError): Transition {
  const notice = modelFailureOf(reason) ?? (isWithoutText(exchange) ? noticeWithoutText(exchange) : null)
  return settle(exchange, { status: 'failed', retry: 'new', retryAfter }, notice, [{ kind: 'stream-error', message, reason }])
}

const connectionLost = (exchange: Exchange) => settle(exchange, { status: 'failed' }, 'connection-lost', [{ kind: 'connection-lost' }])

function reconnect(exchange: Exchange): Transition {
  const pause = timing.reconnectPauses[exchange.reconnects]
  if (exchange.reconnects >= timing.reconnects || pause === undefined) return connectionLost(exchange)
  const waiting: Exchange = { ...exchange, phase: 'pausing', reconnects: exchange.reconnects + 1, notice: 'reconnecting' }
  return { exchange: waiting, effects: [{ do: 'close' }, { do: 'pause', ms: pause }] }
}

interface Moment {
  at: number
  /** A random number from 0 to 1. */
  random: number
}

/** Retries the same request after a pause; fails once the retry rule allows no further attempt. */
function resend(exchange: Exchange, failure: Failure, { at, random }: Moment): Transition {
  const resends = exchange.resends + 1
  const retryAfter = failure.kind === 'refused' ? failure.retryAfter : null
  const pause = nextAttemptIn(at - exchange.sentAt, { failures: resends, retryAfter, random })
  if (pause === null && exchange.everOpened) return connectionLost(exchange)
  if (pause === null && exchange.phase === 'fallback') return failFallback(exchange, failure)
  if (pause === null) return failEmpty(exchange, failure.kind === 'refused' ? failure : { kind: 'unable-to-send' })
  const noticeIn = Math.max(0, exchange.sentAt + timing.resendNotice - at)
  const effects: Effect[] = [{ do: 'close' }, { do: 'pause', ms: pause }, { do: 'notice-later', ms: noticeIn }]
  return { exchange: { ...exchange, phase: 'pausing', resends }, effects }
}

const isTemporaryFailure = (failure: Failure) => failure.kind === 'network' || (failure.kind === 'refused' && isTemporary(failure))

/** Reports whether the product did not accept a send: the failure is temporary, and the connection did not open. */
const isNotTaken = ({ send, seq, openedAt }: Exchange, failure: Failure): boolean =>
  send !== null && seq === 0 && openedAt === null && isTemporaryFailure(failure)

/** Sends through the plain endpoint. The notice of earlier attempts ends when this one takes long: then the product has accepted it. */
function fallBack(exchange: Exchange, reports: Report[] = []): Transition {
  if (exchange.send === null) return reconnect(exchange)
  const effects: Effect[] = [
    { do: 'close' },
    ...reports.map(report),
    { do: 'notice-later', ms: timing.resendNotice },
    { do: 'send-and-wait', send: exchange.send },
  ]
  return { exchange: { ...exchange, phase: 'fallback', openedAt: null }, effects }
}

function failFallback(exchange: Exchange, failure: Failure): Transition {
  const shown: Report = failure.kind === 'refused' && (failure.status < 500 || isTemporary(failure)) ? failure : { kind: 'fallback-failed' }
  return settle(exchange, { status: 'failed' }, 'fallback-failed', [shown])
}

/** Sends the next attempt: through the plain endpoint once the stream was refused three times without ever having opened. */
function retry(exchange: Exchange, at: number): Transition {
  if (!exchange.everOpened && exchange.resends >= timing.streamTries) return fallBack(exchange)
  const next: Exchange = { ...exchange, phase: 'opening', startedAt: at, openedAt: null }
  return { exchange: next, effects: [{ do: 'open', target: targetOf(next) }] }
}

function onFrame(exchange: Exchange, frame: Frame): Transition {
  if (frame.kind === 'malformed') return failEmpty(exchange, { kind: 'unreadable' }, { retry: 'new', charge: null })
  if (frame.kind === 'state') return withoutEffects({ ...exchange, activity: frame.activity })
  if (frame.kind === 'error') return failGeneration(exchange, frame)
  if (frame.kind === 'done') {
    const { status, userMessageId, botMessageId, previousMessageId = null, paid = null } = frame
    const content = frame.fullResponse ?? exchange.content
    const notice = status === 'failed' && content === '' ? 'send-failed' : null
    const stored = { userMessageId, botMessageId, previousMessageId, paid, facts: factsOf(frame) }
    return settle({ ...exchange, content }, { status, ...stored, retry: 'new' }, notice)
  }
  const restarted = exchange.generationId !== null && frame.generationId !== exchange.generationId
  const { seq, content } = restarted ? { seq: 0, content: exchange.written } : exchange
  if (frame.seq <= seq) return withoutEffects(exchange)
  if (frame.seq > seq + 1) return reconnect(exchange)
  const read = { generationId: frame.generationId, seq: frame.seq, content: content + frame.content }
  return withoutEffects({ ...exchange, ...read, activity: null, notice: null })
}

function onEnded(exchange: Exchange, failure: Failure, moment: Moment): Transition {
  if (failure.kind === 'unsupported') return fallBack(exchange, [{ kind: 'streaming-unavailable' }])
  if (failure.kind === 'not-a-stream') return failEmpty(exchange, { kind: 'not-established' })
  if (isNotTaken(exchange, failure)) return resend(exchange, failure, moment)
  const final = failure.kind === 'refused' && failure.status < 500
  if (final && (exchange.reconnects > 0 || exchange.send === null)) return connectionLost(exchange)
  if (final) return failEmpty(exchange, failure, { charge: 'nothing' })
  const immediate = moment.at - (exchange.openedAt ?? exchange.startedAt) < timing.immediateFailure
  if (immediate && isWithoutText(exchange) && exchange.reconnects === 0 && exchange.send !== null) {
    return failEmpty(exchange, failure.kind === 'refused' ? failure : { kind: 'unable-to-send' })
  }
  return reconnect(exchange)
}

/** Applies an event to an exchange: returns the new exchange and the effects to run. Pure. `random` is from 0 to 1, for the pauses. */
export function transition(exchange: Exchange, event: ExchangeEvent, random: number): Transition {
  if (exchange.phase === 'settled') return withoutEffects(exchange)
  switch (event.kind) {
    case 'opened':
      return withoutEffects({ ...exchange, phase: 'open', openedAt: event.at, everOpened: true, notice: null })
    case 'frame':
      return onFrame({ ...exchange, slow: false }, event.frame)
    case 'ended':
      return onEnded(exchange, event.failure, { at: event.at, random })
    case 'open-timed-out':
      return exchange.everOpened ? reconnect(exchange) : fallBack(exchange)
    case 'reconnect-due':
      return retry(exchange, event.at)
    case 'notice-due':
      if (exchange.phase === 'fallback') return withoutEffects({ ...exchange, notice: null })
      return withoutEffects(isBeingResent(exchange) ? { ...exchange, notice: 'reconnecting' } : exchange)
    case 'slow-due':
      return withoutEffects({ ...exchange, slow: true })
    case 'asked-again': {
      const next = retry({ ...exchange, slow: false }, event.at)
      return { exchange: next.exchange, effects: [{ do: 'close' }, ...next.effects] }
    }
    case 'send-cancelled':
      return isCancellable(exchange) ? settle(exchange, { status: 'stopped', retry: 'same' }) : withoutEffects(exchange)
    case 'exchange-completed': {
      const { userMessageId, botMessage } = event.exchange
      if (botMessage === null) return settle(exchange, { status: 'failed', retry: 'new' }, 'fallback-failed', [{ kind: 'no-answer' }])
      const { id: botMessageId, status } = botMessage
      const outcome = { status, userMessageId, botMessageId, facts: factsOf(botMessage) }
      return settle({ ...exchange, content: botMessage.content }, outcome, null, [{ kind: 'fallback-used' }])
    }
    case 'fallback-refused': {
      if (exchange.phase !== 'fallback') return withoutEffects(exchange)
      const { failure, at } = event
      if (failure.kind === 'refused' && modelFailureOf(failure.reason)) return failGeneration(exchange, failure)
      const isRepeated = exchange.resends > 0 && isTemporaryFailure(failure)
      return isRepeated ? resend(exchange, failure, { at, random }) : failFallback(exchange, failure)
    }
    case 'stopped': {
      // Keeps the shown text when the stored answer does not begin with it: the stored one may be longer, never shorter.
      const kept = event.answer.fullResponse.startsWith(exchange.content) ? event.answer.fullResponse : exchange.content
      return settle({ ...exchange, content: kept }, { status: event.answer.status, retry: 'new' })
    }
  }
}
