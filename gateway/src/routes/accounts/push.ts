import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { type Route, route } from '../../routing/route.ts'

const path = '/api/user/push'
const endpoint = z
  .string()
  .max(1_000)
  .regex(/^https?:\/\/[!-~]+$/)
  .meta({ description: 'The address of the browser’s push service: public, and https' })
/** What `PushSubscription.toJSON()` of a browser has, without the expiration time. */
const subscriptionSchema = z
  .object({
    endpoint,
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^[A-Za-z0-9_-]{87}$/)
        .meta({ description: 'The browser’s public key, a P-256 point' }),
      auth: z
        .string()
        .regex(/^[A-Za-z0-9_-]{22}$/)
        .meta({ description: 'The browser’s secret, 16 bytes' }),
    }),
  })
  .meta({ id: 'PushSubscription' })

const getPushKey = route({
  method: 'get',
  path,
  summary: 'Get the key with which a browser subscribes to notifications of closed pages',
  membersOnly: true,
  responses: {
    200: z
      .object({ publicKey: z.string().nullable().meta({ description: 'A P-256 point as base64url; null when nothing is pushed' }) })
      .meta({ id: 'PushKey' }),
  },
  handle: async ({ call }, { identity }) => {
    const { publicKey } = await identity.call(IdentityService.GetPushKey, {}, call)
    return { status: 200, body: { publicKey: publicKey || null } }
  },
})

const subscribePush = route({
  method: 'put',
  path,
  summary: 'Store the subscription of this browser to notifications',
  description:
    'It ends with the session, and 90 days after its last use. At most 10 for an account: the one that was used least recently is removed.',
  membersOnly: true,
  body: subscriptionSchema,
  responses: { 204: z.undefined() },
  refusals: { 400: 'ADDRESS_NOT_ALLOWED, VALIDATION, BAD_JSON, BODY_TOO_LARGE', 409: 'PUSH_OFF', 429: 'RATE_LIMITED' },
  handle: async ({ body, client, call }, { identity, limits }) => {
    await limits.use('changeProfile', limitKey(client))
    await identity.call(IdentityService.SubscribePush, { endpoint: body.endpoint, ...body.keys }, call)
    return { status: 204, body: undefined }
  },
})

const unsubscribePush = route({
  method: 'delete',
  path,
  summary: 'Remove the subscription of a browser to notifications',
  membersOnly: true,
  body: z.object({ endpoint }).meta({ id: 'UnsubscribePushRequest' }),
  responses: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ body, client, call }, { identity, limits }) => {
    await limits.use('changeProfile', limitKey(client))
    await identity.call(IdentityService.UnsubscribePush, body, call)
    return { status: 204, body: undefined }
  },
})

/** The routes of notifications of closed pages. */
export const pushRoutes: readonly Route[] = [getPushKey, subscribePush, unsubscribePush]
