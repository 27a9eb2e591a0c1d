import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { subscribePush } from '../../usecases/push/subscribe-push.ts'
import { activeSession } from '../../usecases/sessions/active-session.ts'

export const getPushKeyRpc = unary(IdentityService.GetPushKey, async (_request, _caller, { vapidPublicKey }: Ports, call) => {
  requireService('gateway', call)
  return { publicKey: vapidPublicKey }
})

export const subscribePushRpc = unary(IdentityService.SubscribePush, async (request, caller, ports: Ports) => {
  await subscribePush(ports, member(caller), request)
  return {}
})

export const unsubscribePushRpc = unary(IdentityService.UnsubscribePush, async ({ endpoint }, caller, ports: Ports) => {
  await activeSession(ports, member(caller))
  await ports.pushSubscriptions.removeByEndpoint(member(caller).id, endpoint)
  return {}
})

export const listPushSubscriptionsRpc = unary(IdentityService.ListPushSubscriptions, async (_request, caller, ports: Ports) => {
  await activeSession(ports, member(caller))
  const subscriptions = await ports.pushSubscriptions.ofAccounts([member(caller).id])
  return {
    subscriptions: subscriptions.map(({ endpoint, createdAt, usedAt }) => ({
      service: new URL(endpoint).host,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
  }
})
