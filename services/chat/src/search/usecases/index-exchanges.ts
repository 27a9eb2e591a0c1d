import { chunksOf } from '@rostra/kit/chunks'
import type { Ports } from '../domain/ports.ts'
import { addEntries } from './add-entries.ts'

/** An exchange that has ended. */
export interface FinishedExchange {
  exchangeId: string
  conversationId: string
}

const exchangesAtOnce = 100

/** Stores the entries of exchanges that have ended. Can be repeated. */
export async function indexExchanges(
  ports: Pick<Ports, 'conversations' | 'exchanges' | 'searchEntries'>,
  finished: readonly FinishedExchange[],
): Promise<void> {
  for (const some of chunksOf(finished, exchangesAtOnce)) {
    const exchanges = await ports.exchanges.byIds(some.map(({ exchangeId }) => exchangeId))
    await addEntries(
      ports,
      some.map(({ conversationId }) => conversationId),
      exchanges,
    )
  }
}
