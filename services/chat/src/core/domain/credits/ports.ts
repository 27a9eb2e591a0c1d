import type { MemberPayer, Credits as PaidCredits } from '@rostra/platform/paid-work/credits'
import type { Exchange } from '../exchanges/exchange.ts'

/** What a hold is made for: its id is the exchange's, and the exchange's person pays. */
export type ChargedExchange = Pick<Exchange, 'id' | 'person'>

/** How the payer is recognised: a member by access token, a guest also by the client's address. */
export interface Payer extends MemberPayer {
  clientAddress: string
}

/** What an exchange costs its person. Billing settles those of members by event. */
export type Credits = PaidCredits<ChargedExchange, Payer>
