import type { OffReason, Target, WebhookEvent } from './webhook.ts'

/** `waiting`: sent at `dueAt` for the first time or again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed. `host`: the host was not found. `unreadable`: the secret can no longer be read, and nothing was sent. */
export const deliveryFailures = ['status', 'address', 'host', 'connection', 'timeout', 'unreadable', 'switched_off'] as const

export type DeliveryFailure = (typeof deliveryFailures)[number]

/** A delivery as its creator reads it. What the receiver answered beyond its status is never kept. */
export interface Delivery {
  id: string
  event: WebhookEvent | 'webhook.test'
  /** When the event was. */
  at: Date
  state: DeliveryState
  attempts: number
  /** The status of the last answer; null without one. */
  status: number | null
  failure: DeliveryFailure | null
  /** Of the last attempt; null before it. */
  durationMs: number | null
  /** When it is sent next; null when it has ended. */
  dueAt: Date | null
}

/** A delivery to be sent. */
export interface Message extends Pick<Delivery, 'id' | 'attempts'> {
  /** The body, the same at every attempt. */
  body: string
}

/** The end of an attempt. */
export interface Outcome {
  status: number | null
  failure: DeliveryFailure | null
  durationMs: number
  /** The wait that the receiver asked for, in milliseconds. */
  retryAfterMs?: number | undefined
}

/** Milliseconds before each further attempt. After the last one a delivery has failed. */
export const retryDelaysMs: readonly number[] = [5, 30, 300, 1_800, 7_200, 28_800, 86_400].map((seconds) => seconds * 1_000)

/** The longest pause of a webhook whose attempts fail, in milliseconds: so long a server that is back waits for its first delivery. */
const longestPauseMs = 10 * 60_000

/** Milliseconds for which every delivery fails before a webhook is switched off. */
const failingMs = 5 * 24 * 3_600_000

/** The longest wait that a receiver may ask for, in milliseconds. */
const longestAskedMs = 3_600_000

interface PauseOptions {
  /** Milliseconds before each further attempt. */
  delaysMs?: readonly number[]
  /** The wait that the receiver asked for. */
  retryAfterMs?: number | undefined
}

/** Milliseconds for which nothing is sent to a webhook after one or more failures in a row, whatever waits. */
export function pauseMs(failures: number, { delaysMs = retryDelaysMs, retryAfterMs = 0 }: PauseOptions = {}): number {
  const [first = 5_000] = delaysMs
  const backoff = Math.min(first * 2 ** Math.min(failures - 1, 20), longestPauseMs)
  return Math.max(backoff, Math.min(retryAfterMs, longestAskedMs))
}

/** Returns why a webhook is switched off at a failure; null when it stays on. */
export function offReasonOf(
  { failingSince }: Pick<Target, 'failingSince'>,
  { status, failure }: Pick<Outcome, 'status' | 'failure'>,
  now: Date,
): OffReason | null {
  if (failure === 'unreadable') return 'unreadable'
  if (status === 410) return 'gone'
  return failingSince !== null && now.getTime() - failingSince.getTime() >= failingMs ? 'failing' : null
}
