import { hashKey, type QueryClient } from '@tanstack/react-query'
import { notificationState } from '../../../lib/background/notification-choice.ts'
import { canBePushed } from '../../../lib/background/push-subscription.ts'
import { endedSession } from '../session/ended-session.ts'
import { userQuery } from '../user.ts'

const userHash = hashKey(userQuery.queryKey)

/**
 * Renews the subscription to pushes of a member who wants notifications here, once a page and after each sign-in, also by the member whose
 * session ended elsewhere: a subscription ends with its session, and the browser may have replaced it. Its code is fetched only then.
 */
export function followPush(client: QueryClient): void {
  let renewed: string | null = null
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== userHash) return
    // The page keeps the member whose session has ended.
    if (endedSession.get().user) {
      renewed = null
      return
    }
    const id = client.getQueryData(userQuery.queryKey)?.id ?? null
    if (id === renewed) return
    renewed = id
    if (id !== null && canBePushed() && notificationState(id) === 'on') void renew(client, id).catch(() => undefined)
  })
}

async function renew(client: QueryClient, userId: string): Promise<void> {
  const { pushKeyQuery, startPushes } = await import('./push.ts')
  const publicKey = await client.fetchQuery(pushKeyQuery(userId))
  if (publicKey !== null) await startPushes(publicKey)
}
