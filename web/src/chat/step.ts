import type { Effect, Exchange, ExchangeEvent, Notice, Outcome, Report, Step } from './exchange.ts'
import { targetOf } from './exchange.ts'
import type { Frame } from './frame.ts'
import { limits } from './limits.ts'
import type { Failure } from './transport.ts'

const stay = (exchange: Exchange): Step => ({ exchange, effects: [] })
const report = (value: Report): Effect => ({ do: 'report', report: value })

function settle(exchange: Exchange, outcome: Partial<Outcome>, notice: Notice | null = null, reports: Report[] = []): Step {
  const whole: Outcome = { status: 'complete', userMessageId: null, botMessageId: null, retry: 'same', ...outcome }
  return { exchange: { ...exchange, phase: 'settled', notice, outcome: whole }, effects: [{ do: 'close' }, ...reports.map(report)] }
}

const failEmpty = (exchange: Exchange, value: Report, retry: Outcome['retry'] = 'same') =>
  settle(exchange, { status: 'failed', retry }, exchange.content === '' ? 'send-failed' : null, [value])

const lose = (exchange: Exchange) => settle(exchange, { status: 'failed' }, 'connection-lost', [{ kind: 'connection-lost' }])

function reconnect(exchange: Exchange): Step {
  const pause = limits.reconnectPauses[exchange.reconnects]
  if (exchange.reconnects >= limits.reconnects || pause === undefined) return lose(exchange)
  const waiting: Exchange = { ...exchange, phase: 'pausing', reconnects: exchange.reconnects + 1, notice: 'reconnecting' }
  return { exchange: waiting, effects: [{ do: 'close' }, { do: 'pause', ms: pause }] }
}

function fallBack(exchange: Exchange, reports: Report[] = []): Step {
  if (exchange.send === null) return reconnect(exchange)
  const effects: Effect[] = [{ do: 'close' }, ...reports.map(report), { do: 'send-whole', send: exchange.send }]
  return { exchange: { ...exchange, phase: 'fallback', openedAt: null }, effects }
}

function onFrame(exchange: Exchange, frame: Frame): Step {
  if (frame.kind === 'malformed') return failEmpty(exchange, { kind: 'unreadable' }, 'new')
  if (frame.kind === 'error') {
    return failEmpty(exchange, { kind: 'stream-error', message: frame.message, reason: frame.reason }, 'new')
  }
  if (frame.kind === 'done') {
    const { status, userMessageId, botMessageId } = frame
    const content = frame.fullResponse ?? exchange.content
    const notice = status === 'failed' && content === '' ? 'send-failed' : null
    return settle({ ...exchange, content }, { status, userMessageId, botMessageId, retry: 'new' }, notice)
  }
  const restarted = exchange.generationId !== null && frame.generationId !== exchange.generationId
  const { seq, content } = restarted ? { seq: 0, content: '' } : exchange
  if (frame.seq <= seq) return stay(exchange)
  if (frame.seq > seq + 1) return reconnect(exchange)
  return stay({ ...exchange, generationId: frame.generationId, seq: frame.seq, content: content + frame.content, notice: null })
}

function onEnded(exchange: Exchange, failure: Failure, at: number): Step {
  if (failure.kind === 'unsupported') return fallBack(exchange, [{ kind: 'streaming-unavailable' }])
  if (failure.kind === 'not-a-stream') return failEmpty(exchange, { kind: 'not-established' })
  const final = failure.kind === 'refused' && failure.status < 500
  if (final && (exchange.reconnects > 0 || exchange.send === null)) return lose(exchange)
  if (final) return failEmpty(exchange, failure)
  const immediate = at - (exchange.openedAt ?? exchange.startedAt) < limits.immediateFailure
  if (immediate && exchange.reconnects === 0 && exchange.send !== null) {
    return failEmpty(exchange, failure.kind === 'refused' ? failure : { kind: 'unable-to-send' })
  }
  return reconnect(exchange)
}

/** The rules of core 4 (message sending) for one exchange: what an event changes, and what is to be done. Pure. */
export function step(exchange: Exchange, event: ExchangeEvent): Step {
  if (exchange.phase === 'settled') return stay(exchange)
  switch (event.kind) {
    case 'opened':
      return stay({ ...exchange, phase: 'open', openedAt: event.at, everOpened: true, notice: null })
    case 'frame':
      return onFrame(exchange, event.frame)
    case 'ended':
      return onEnded(exchange, event.failure, event.at)
    case 'open-timed-out':
      return exchange.everOpened ? reconnect(exchange) : fallBack(exchange)
    case 'reconnect-due': {
      const next: Exchange = { ...exchange, phase: 'opening', startedAt: event.at, openedAt: null }
      return { exchange: next, effects: [{ do: 'open', target: targetOf(next) }] }
    }
    case 'whole-reply': {
      const { userMessageId, botMessage } = event.reply
      if (botMessage === null) return settle(exchange, { status: 'failed', retry: 'new' }, 'fallback-failed', [{ kind: 'no-reply' }])
      const outcome = { status: botMessage.status, userMessageId, botMessageId: botMessage.id }
      return settle({ ...exchange, content: botMessage.content }, outcome, null, [{ kind: 'fallback-used' }])
    }
    case 'fallback-refused': {
      const told: Report = event.failure.kind === 'refused' && event.failure.status < 500 ? event.failure : { kind: 'fallback-failed' }
      return settle(exchange, { status: 'failed' }, 'fallback-failed', [told])
    }
    case 'stopped': {
      // What was shown is kept: the stored reply is at most a few words longer, never shorter.
      const kept = event.reply.fullResponse.startsWith(exchange.content) ? event.reply.fullResponse : exchange.content
      return settle({ ...exchange, content: kept }, { status: event.reply.status, retry: 'new' })
    }
  }
}
