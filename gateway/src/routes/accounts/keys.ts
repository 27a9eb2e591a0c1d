import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { boundedText, idParams } from '../../json/fields.ts'
import { accessKeySchema, scopeSchema, toAccessKey } from '../../json/programs/access-key.ts'
import { filledPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'

const listKeys = route({
  method: 'get',
  path: '/api/keys',
  summary: 'List the account’s API keys, newest first',
  membersOnly: true,
  responses: { 200: z.array(accessKeySchema) },
  handle: async ({ call }, { identity }) => {
    const { keys } = await identity.call(IdentityService.ListAccessKeys, {}, call)
    return { status: 200, body: keys.map(toAccessKey) }
  },
})

const createKey = route({
  method: 'post',
  path: '/api/keys',
  summary: 'Make an API key',
  description:
    'The response is the only one with the key itself. A key does what its scopes say, with the credits and limits of the account. It ends with ' +
    'its days, when it is revoked, and with every other session of the account, as after a new password.',
  membersOnly: true,
  body: z
    .object({
      name: boundedText('A name', 60, filledPattern),
      scopes: z
        .array(scopeSchema)
        .min(1)
        .max(3)
        .meta({ override: { uniqueItems: true } }),
      expiresInDays: z.int().min(1).max(365).optional().meta({ description: 'Absent for a key that does not expire' }),
    })
    .meta({ id: 'NewAccessKey' }),
  responses: {
    201: accessKeySchema.extend({ key: z.string().meta({ description: '`rk_` and 43 characters' }) }).meta({ id: 'MadeAccessKey' }),
  },
  refusals: { 409: 'KEY_LIMIT: 20 keys' },
  handle: async ({ body, client, call }, { identity, limits }) => {
    await limits.use('changeKeys', limitKey(client))
    const { accessKey, key } = await identity.call(IdentityService.CreateAccessKey, body, call)
    if (!accessKey) throw new Error('identity made a key and did not return it')
    return { status: 201, body: { ...toAccessKey(accessKey), key } }
  },
})

const revokeKey = route({
  method: 'delete',
  path: '/api/keys/{id}',
  summary: 'Revoke an API key',
  description: 'It is refused at once, and its open streams end.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'KEY_NOT_FOUND' },
  handle: async ({ params, client, call }, { identity, limits, revocations }) => {
    await limits.use('changeKeys', limitKey(client))
    await identity.call(IdentityService.RevokeAccessKey, { id: params.id }, call)
    await revocations.announce({ sessionId: params.id })
    return { status: 204, body: undefined }
  },
})

/** The routes of API keys. */
export const keyRoutes = [listKeys, createKey, revokeKey]
