import type { Frame, MessageStatus } from './frame.ts'
import type { Failure, Send, StoppedReply, StreamTarget, WholeReply } from './transport.ts'

/** What stands in place of, or under, a reply's text while something is wrong. */
export type Notice = 'reconnecting' | 'send-failed' | 'connection-lost' | 'fallback-failed'

/** What the person should be told besides, as a toast. */
export type Report =
  | { kind: 'refused'; status: number; reason: string; message: string }
  | { kind: 'stream-error'; message: string; reason: string }
  | { kind: 'unable-to-send' | 'not-established' | 'unreadable' | 'connection-lost' }
  | { kind: 'streaming-unavailable' | 'fallback-used' | 'fallback-failed' | 'no-reply' }

export interface Outcome {
  status: MessageStatus
  userMessageId: string | null
  botMessageId: string | null
  /** After a failure: whether trying again should be the same exchange or a new one. */
  retry: 'same' | 'new'
}

/** One message and its reply, from the first connection to the end. */
export interface Exchange {
  /** Null when the reply was already running and is only read along. */
  send: Send | null
  phase: 'opening' | 'open' | 'pausing' | 'fallback' | 'settled'
  /** When the current connection was tried, and when it opened. */
  startedAt: number
  openedAt: number | null
  everOpened: boolean
  reconnects: number
  generationId: string | null
  /** The last event that is in `content`. */
  seq: number
  content: string
  notice: Notice | null
  outcome: Outcome | null
}

export type ExchangeEvent =
  | { kind: 'opened'; at: number }
  | { kind: 'frame'; frame: Frame; at: number }
  | { kind: 'ended'; failure: Failure; at: number }
  | { kind: 'open-timed-out'; at: number }
  | { kind: 'reconnect-due'; at: number }
  | { kind: 'whole-reply'; reply: WholeReply }
  | { kind: 'fallback-refused'; failure: Failure }
  | { kind: 'stopped'; reply: StoppedReply }

export type Effect =
  | { do: 'open'; target: StreamTarget }
  | { do: 'close' }
  | { do: 'pause'; ms: number }
  | { do: 'send-whole'; send: Send }
  | { do: 'report'; report: Report }

export interface Step {
  exchange: Exchange
  effects: Effect[]
}

const fresh = {
  phase: 'opening',
  openedAt: null,
  everOpened: false,
  reconnects: 0,
  seq: 0,
  content: '',
  notice: null,
  outcome: null,
} as const

export const sending = (send: Send, at: number): Exchange => ({ ...fresh, send, generationId: null, startedAt: at })

/** Reads along a reply that was running before this page came. */
export const attaching = (generationId: string, at: number): Exchange => ({ ...fresh, send: null, generationId, startedAt: at })

/** Where a (re)connection goes: on after the last event, or, when none came yet, the same send again. */
export function targetOf({ send, generationId, seq }: Exchange): StreamTarget {
  if (generationId !== null && (seq > 0 || send === null)) return { kind: 'resume', generationId, after: seq }
  if (send === null) throw new Error('An exchange either sends or attaches')
  return { kind: 'send', send }
}
