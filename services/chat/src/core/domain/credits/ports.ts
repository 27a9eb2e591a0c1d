import type { MemberPayer, Credits as PaidCredits } from '@rostra/platform/paid-work/credits'
import type { Exchange } from '../exchanges/exchange.ts'

/** The exchange of a hold. The hold has its id, and its person pays. */
export type ChargedExchange = Pick<Exchange, 'id' | 'person'>

/** The quota of guests: a number of messages, whatever the price of their model. */
export interface GuestQuota extends Omit<Credits, 'hold'> {
  hold: (exchange: ChargedExchange, payer: MemberPayer) => Promise<void>
  /** Returns the number of messages that a guest may still send; undefined for a member, and while it cannot be read. */
  left: (person: string) => Promise<number | undefined>
}

/** The credits of exchanges. Billing settles those of members by event. */
export type Credits = PaidCredits<ChargedExchange, MemberPayer>
