import type { Paid } from '@rostra/proto/http/stream-frame'
import type { QueryClient } from '@tanstack/react-query'
import type { Bot } from '../../api/schemas.ts'
import { userQuery, userStatusQuery } from '../accounts/user.ts'
import { botBySlugKey } from '../personas/personas.ts'

/**
 * Shows the sender's credits after an answer, and the price of its persona. Both are fetched only when its end does not tell them:
 * `paid` is null, the shown price is another one, or the credits were read since the send, so that what it has left may be older.
 */
export function showPaid(client: QueryClient, paid: Paid | null, sentAt: number): void {
  const status = client.getQueryState(userStatusQuery.queryKey)
  if (paid && status?.fetchStatus === 'idle' && status.dataUpdatedAt < sentAt) {
    const { freeCredits, purchasedCredits } = paid
    const left = { freeCredits, purchasedCredits, messageCredits: freeCredits + purchasedCredits }
    client.setQueryData(userStatusQuery.queryKey, (known) => known && { ...known, ...left })
  } else refetchStatus(client)
  // Members pay a price, guests none.
  if (!client.getQueryData(userQuery.queryKey)) return
  const hasOtherPrice = (bot: unknown) => paid === null || (bot as Bot | undefined)?.messageCredits !== paid.price
  void client.invalidateQueries({ queryKey: botBySlugKey, predicate: ({ state }) => hasOtherPrice(state.data) })
}

export const refetchStatus = (client: QueryClient): void => void client.invalidateQueries({ queryKey: userStatusQuery.queryKey })
