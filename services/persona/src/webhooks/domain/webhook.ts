import { DomainError } from '@rostra/kit/errors'

/** The events that a webhook may ask for. */
export const webhookEvents = ['persona.answered', 'persona.inbox_item', 'persona.reported'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** What an account may have at most. */
export const maxWebhooks = 10
const maxUrlLength = 2_000
/** The most answers between two events. */
const maxEvery = 10_000
/** Deliveries that wait for one webhook. Further events are dropped, and counted. */
export const maxWaiting = 1_000
/** Ended deliveries that are kept of one webhook. */
export const maxKept = 100
/** Milliseconds for which every delivery fails before a webhook is switched off. */
const failingMs = 5 * 24 * 3_600_000

/** What a creator chooses. */
export interface WebhookChoice {
  url: string
  events: readonly WebhookEvent[]
  /** The answers between two `persona.answered`; 0 without this event. */
  every: number
  /** The only persona; empty for all of the creator's. */
  personaId: string
}

export interface Webhook extends WebhookChoice {
  id: string
  ownerId: string
  createdAt: Date
  /** Since when no delivery has succeeded; null while the last one did. */
  failingSince: Date | null
  /** When it was switched off; null while it is on. */
  offAt: Date | null
  /** Events that were dropped because too many waited. */
  dropped: number
}

/** What of a webhook is needed to send to it. */
export interface Target extends Pick<Webhook, 'id' | 'ownerId' | 'url' | 'personaId' | 'failingSince' | 'offAt'> {
  sealedSecret: string
  /** Attempts that failed one after the other. */
  failures: number
}

export const webhookNotFound = () => new DomainError('not_found', 'WEBHOOK_NOT_FOUND', 'This webhook does not exist')
export const deliveryNotFound = () => new DomainError('not_found', 'DELIVERY_NOT_FOUND', 'This delivery is no longer kept')
export const tooManyWebhooks = () => new DomainError('state', 'WEBHOOK_LIMIT', `You have ${maxWebhooks} webhooks. Delete one of them first`)
export const webhookOff = () =>
  new DomainError('state', 'WEBHOOK_OFF', 'This webhook is switched off. Send a test: when it arrives, the webhook is on again')
export const webhookUnreadable = () =>
  new DomainError('state', 'WEBHOOK_UNREADABLE', 'The secret of this webhook can no longer be read. Delete it and make a new one')
export const addressNotAllowed = (message: string) =>
  new DomainError('invalid', 'ADDRESS_NOT_ALLOWED', message, { fields: { url: message } })

const refused = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** Reads a creator's choice. Throws VALIDATION. It does not check where the address leads. */
export function readChoice({
  url,
  events,
  every,
  personaId,
}: Omit<WebhookChoice, 'events'> & { events: readonly string[] }): WebhookChoice {
  const address = url.trim()
  if (address.length > maxUrlLength || !URL.canParse(address)) throw refused('url', 'Enter the whole address, beginning with https://')
  const chosen = webhookEvents.filter((event) => events.includes(event))
  if (chosen.length === 0 || chosen.length !== new Set(events).size) throw refused('events', 'Choose at least one of the events')
  const counts = chosen.includes('persona.answered')
  if (counts && !(Number.isInteger(every) && every >= 1 && every <= maxEvery))
    throw refused('every', `Choose a number of answers from 1 to ${maxEvery.toLocaleString('en')}`)
  return { url: address, events: chosen, every: counts ? every : 0, personaId }
}

/** Whether a webhook is switched off at a failure: its server says that it is gone, or every delivery has failed for 5 days. */
export const isGivenUp = ({ failingSince }: Pick<Target, 'failingSince'>, status: number | null, now: Date): boolean =>
  status === 410 || (failingSince !== null && now.getTime() - failingSince.getTime() >= failingMs)
