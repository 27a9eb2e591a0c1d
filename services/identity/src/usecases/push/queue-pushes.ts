import type { Ports } from '../../domain/ports.ts'
import { isNews, maxDeliveries, type PushNotice } from '../../domain/push/delivery.ts'

/**
 * Queues notices for all browsers of their members that have a subscription. Drops old ones. An account has 60 deliveries an hour at most:
 * of the last notice only the browsers that were used last are told. Idempotent.
 */
export async function queuePushes(
  { pushSubscriptions, pushDeliveries, now }: Pick<Ports, 'pushSubscriptions' | 'pushDeliveries' | 'now'>,
  notices: readonly PushNotice[],
): Promise<void> {
  const news = notices.filter((notice) => isNews(notice, now()))
  if (news.length === 0) return
  const accountIds = [...new Set(news.map(({ accountId }) => accountId))]
  const subscriptions = Map.groupBy(await pushSubscriptions.ofAccounts(accountIds), ({ accountId }) => accountId)
  for (const notice of news) {
    const own = subscriptions.get(notice.accountId)
    if (!own) continue
    const room = maxDeliveries - (await pushDeliveries.count(notice.accountId))
    const ids = own.slice(0, Math.max(0, room)).map(({ id }) => id)
    if (ids.length > 0) await pushDeliveries.add(notice, ids)
  }
}
