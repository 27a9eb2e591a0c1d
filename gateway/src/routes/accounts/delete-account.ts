import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'

export const deleteAccount = route({
  method: 'delete',
  path: '/api/user',
  summary: 'Delete the account',
  description:
    'Ends every session and frees username and email address at once. Conversations and personas are deleted soon after; ' +
    'public personas with 100 or more conversations remain without an owner.',
  membersOnly: true,
  responses: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ client, call, request, response }, { identity, sessions, devices, limits }) => {
    const member = memberOf(client)
    await limits.use('deleteAccount', limitKey(client))
    await identity.call(IdentityService.DeleteAccount, {}, call)
    sessions.invalidate(({ id }) => id === member.id)
    sessions.clear(request, response)
    devices.clear(response)
    return { status: 204, body: undefined }
  },
})
