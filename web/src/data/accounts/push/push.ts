import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import { storePushed } from '../../../lib/background/notification-choice.ts'
import { canBePushed, subscribeBrowser, unsubscribeBrowser } from '../../../lib/background/push-subscription.ts'

/** The key with which browsers subscribe to pushes; null when nothing is pushed. */
export const pushKeyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push-key', userId],
    queryFn: async () => (await bodyOf(api.GET('/api/user/push'))).publicKey,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Subscribes this browser for the session of the member, or renews that. Throws when the browser or the server refuses. */
export async function startPushes(publicKey: string): Promise<void> {
  const { endpoint = '', keys = {} } = (await subscribeBrowser(publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys
  await api.PUT('/api/user/push', { body: { endpoint, keys: { p256dh, auth } } })
  storePushed(true)
}

/** Ends the subscription of this browser, at the server too. */
export async function endPushes(): Promise<void> {
  storePushed(false)
  const endpoint = canBePushed() ? await unsubscribeBrowser() : null
  if (endpoint !== null) await api.DELETE('/api/user/push', { body: { endpoint } })
}
