import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Delivery, Message, Outcome } from './delivery.ts'
import type { PersonaData } from './payload.ts'
import type { OffReason, Target, Webhook, WebhookChoice } from './webhook.ts'

/** The stored webhooks. A secret is stored sealed. */
export interface Webhooks {
  /** Returns an owner's webhooks, oldest first. */
  of: (ownerId: string) => Promise<Webhook[]>
  /** Stores a webhook. Throws WEBHOOK_LIMIT. */
  add: (ownerId: string, choice: WebhookChoice, sealedSecretOf: (id: string) => string, createdAt: Date) => Promise<Webhook>
  /** Deletes a webhook with its deliveries and counts. Returns false when the owner has none with this id. */
  remove: (ownerId: string, id: string) => Promise<boolean>
  /** Returns a webhook of an owner. */
  target: (ownerId: string, id: string) => Promise<Target | null>
  /** Stores that an attempt succeeded: the webhook is on, and its pause ends. The claim of a replica that sends to it goes on. */
  succeeded: (id: string) => Promise<void>
  /**
   * Stores that an attempt failed, and returns the failures in a row. With a reason the webhook is switched off, and what waits has failed.
   */
  failed: (id: string, now: Date, offReason: OffReason | null) => Promise<number>
}

/** A webhook that a replica sends to. No other one does until it is released, or for a minute. */
export interface Claim {
  target: Target
  dueAt: Date
  queued: number
}

/** What waits to be sent. */
export interface DeliveryQueue {
  /** Claims the webhook that has been due for longest; null when none is due. */
  claim: () => Promise<Claim | null>
  /** Returns the delivery of a webhook that has been due for longest; null when none is due. */
  next: (webhookId: string) => Promise<Message | null>
  /** Stores the end of an attempt. With `retryMs` the delivery is sent again after that time. */
  record: (id: string, outcome: Outcome, retryMs: number | null) => Promise<void>
  /** Ends a claim. The webhook is due again with its next delivery, but not before `pauseMs`. */
  release: (claim: Claim, pauseMs: number) => Promise<void>
}

/** The deliveries as creators read them. */
export interface Deliveries {
  /** Returns the latest 100 of a webhook, newest first. */
  of: (webhookId: string) => Promise<Delivery[]>
  /**
   * Makes an ended delivery of a webhook wait again, with the same id. It is sent at once, or by the replica that sends to
   * the webhook. Returns false when there is none, also for one that waits.
   */
  resend: (webhookId: string, id: string) => Promise<boolean>
  /** Stores a test that was sent, and returns it. */
  addTest: (target: Target, test: { id: string; at: Date; body: string; outcome: Outcome }) => Promise<Delivery>
}

/** An exchange with an answer. */
export interface Answered {
  /** The id of its event. */
  id: string
  personaId: string
  at: Date
}

/** Makes deliveries of what happens. Each is idempotent by the id of the event, or part of a transaction that is. */
export interface Notices {
  answered: (exchanges: readonly Answered[]) => Promise<void>
  inboxItem: (eventId: string, data: Omit<PersonaData, 'personaName'>, at: Date) => Promise<void>
}

/** Sends a delivery to an address of the public internet. Never throws: what failed is in the outcome. */
export type SendDelivery = (url: string, headers: Record<string, string>, body: string) => Promise<Outcome>

/** Throws ADDRESS_NOT_ALLOWED unless an address leads to the public internet alone. */
export type CheckAddress = (url: string) => Promise<void>

/** Encrypts the secret of one webhook. `open` returns null for one that was sealed otherwise. */
export interface Secrets {
  seal: (secret: string, webhookId: string) => string
  open: (sealed: string, webhookId: string) => string | null
}

export interface Ports {
  webhooks: Webhooks
  queue: DeliveryQueue
  deliveries: Deliveries
  personas: Pick<Personas, 'ownedBy'>
  secrets: Secrets
  send: SendDelivery
  checkAddress: CheckAddress
  /** Milliseconds before each further attempt. */
  delaysMs: readonly number[]
  now: () => Date
}
