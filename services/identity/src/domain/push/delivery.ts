/** What has ended: all that a push says besides the page to open. */
export const pushKinds = ['answer', 'discussion'] as const

export type PushKind = (typeof pushKinds)[number]

/** What a browser is told. It has no text of the conversation. */
export interface PushContent {
  kind: PushKind
  /** The path of the page to open. */
  path: string
}

/** Something that the browsers of a member are told, once by its id. */
export interface PushNotice extends PushContent {
  id: string
  accountId: string
  at: Date
}

/** A notice on its way to one browser. */
export interface PushDelivery extends PushContent {
  id: string
  accountId: string
  subscriptionId: string
  at: Date
  /** The number of attempts, with the current one. */
  attempts: number
}

/** What became of an attempt. `gone`: the push service does not know the subscription any more. `refused`: a repetition would fail too. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

/** The age in milliseconds after which a notice is no news, and is not sent. */
export const newsForMs = 10 * 60_000

/** How long deliveries are kept, in milliseconds: they count towards the limit of their account. */
export const keptForMs = 3_600_000

/** The most deliveries of an account in `keptForMs`. */
export const maxDeliveries = 60

const retryDelaysMs = [5_000, 30_000, 120_000]

/** Returns the milliseconds until the next attempt; null after the last one. */
export const retryDelayMs = (attempts: number): number | null => retryDelaysMs[attempts - 1] ?? null

export const isNews = ({ at }: Pick<PushNotice, 'at'>, now: number): boolean => now - at.getTime() < newsForMs
