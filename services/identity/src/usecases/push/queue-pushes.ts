import type { Ports } from '../../domain/ports.ts'
import { isNews, maxDeliveries, type PushNotice } from '../../domain/push/delivery.ts'

/**
 * Queues notices for all browsers of their members that have a subscription. Drops old ones, and those of an account with 60 deliveries in
 * the last hour. Idempotent.
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
    const ids = subscriptions.get(notice.accountId)?.map(({ id }) => id)
    if (ids && (await pushDeliveries.count(notice.accountId)) < maxDeliveries) await pushDeliveries.add(notice, ids)
  }
}
