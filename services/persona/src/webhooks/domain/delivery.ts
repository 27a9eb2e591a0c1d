import type { WebhookEvent } from './webhook.ts'

/** `waiting`: sent at `dueAt` for the first time or again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed. */
export const deliveryFailures = ['status', 'address', 'connection', 'timeout', 'switched_off'] as const

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
}

/** Milliseconds before each further attempt. After the last one a delivery has failed. */
export const retryDelaysMs: readonly number[] = [5, 30, 300, 1_800, 7_200, 28_800, 86_400].map((seconds) => seconds * 1_000)

/** The longest pause of a webhook whose attempts fail, in milliseconds: so long a server that is back waits for its first delivery. */
const longestPauseMs = 10 * 60_000

/** Milliseconds for which nothing is sent to a webhook after so many failures in a row, whatever waits. */
export const pauseMs = (failures: number, [first = 5_000]: readonly number[] = retryDelaysMs): number =>
  failures === 0 ? 0 : Math.min(first * 2 ** Math.min(failures - 1, 20), longestPauseMs)
