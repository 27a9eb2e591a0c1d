import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { EndedExchange } from '../../core/domain/exchanges/exchange.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'

/** A conversation of one exchange, as it is stored. */
export interface DemoExchange {
  conversation: Omit<Conversation, 'chosen'>
  exchange: EndedExchange
}

export interface DemoExchanges {
  /** Returns those of the exchanges that are stored. */
  stored: (exchangeIds: readonly string[]) => Promise<Set<string>>
  /** Stores conversations and exchanges with their finished events. Leaves those that are stored already unchanged. */
  add: (exchanges: readonly DemoExchange[]) => Promise<void>
}

/** The ports of the use case of demo conversations. */
export interface Ports {
  demoExchanges: DemoExchanges
  personas: Pick<Personas, 'publicBySlug'>
}
