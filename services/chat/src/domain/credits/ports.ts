import type { Exchange } from '../exchanges/exchange.ts'

/** What a hold is made for: its id is the exchange's, and the exchange's person pays. */
export type ChargedExchange = Pick<Exchange, 'id' | 'person'>

/** How the payer is recognised: a member by access token, a guest also by the client's address. */
export interface Payer {
  token: string
  clientAddress: string
}

/** What an exchange costs its person. Each call has an effect once per exchange, however often it is repeated. */
export interface Credits {
  /** Sets aside what the exchange costs. Throws INSUFFICIENT_CREDITS, GUEST_LIMIT or ADDRESS_LIMIT. */
  hold: (exchange: ChargedExchange, payer: Payer) => Promise<void>
  /** Releases the hold of an exchange that was never admitted, if there is one, for guests and members. */
  release: (exchange: ChargedExchange) => Promise<void>
  /** Captures the hold of an ended exchange, or releases it when there is no text. Does nothing for members: billing settles by event. */
  settle: (exchange: ChargedExchange, hasText: boolean) => Promise<void>
}
