import type { Reading } from '../../load/stream-reader.ts'
import type { MeasuredProcess } from '../product/measured-product.ts'

/** A product that is compared, with stores of its own. */
export interface Peer {
  product: MeasuredProcess
  stores: readonly MeasuredProcess[]
  /** Opens accounts, each with a session. */
  openAccounts: (count: number) => Promise<PeerAccount[]>
  /** Forces a garbage collection, so that resident memory is memory in use. */
  collectGarbage: () => Promise<void>
  stop: () => Promise<void>
}

/** What the product's web client does for one account. */
export interface PeerAccount {
  startConversation: () => Promise<PeerConversation>
  /** Stores so many conversations of one exchange each, without the product. */
  storeConversations: (count: number) => Promise<void>
  /** Gets the first page of the conversations and resolves with the elapsed milliseconds. */
  listConversations: () => Promise<number>
}

export interface PeerConversation {
  /** Sends a message and reads its answer. With `isUnnamed` without the id by which a send may be repeated, for a product that has one. */
  send: (answer: PeerAnswer, isUnnamed?: boolean) => Promise<Reading>
  /** Makes the calls with which the web client brings its page up to date after an answer. */
  refresh: () => Promise<void>
}

/** The answer of the fake provider. */
export interface PeerAnswer {
  tokens: number
  everyMs: number
}

/** Returns a message for which the fake provider gives this answer, whatever the model. */
export const questionFor = ({ tokens, everyMs }: PeerAnswer): string => `Tell me everything about it, please. [answer ${tokens}.${everyMs}]`
