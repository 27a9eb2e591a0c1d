import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'

export const deleteAccount = route({
  method: 'delete',
  path: '/api/user',
  summary: 'Delete one’s account',
  description:
    'Every session ends, and name and address are free again at once. Conversations and personas follow; ' +
    'public personas with 100 or more conversations stay without an owner.',
  membersOnly: true,
  answers: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ visitor, call, request, response }, { identity, sessions, devices, limits }) => {
    const self = memberOf(visitor)
    await limits.use('deleteAccount', limitKey(visitor))
    await identity.call(IdentityService.DeleteAccount, {}, call)
    sessions.forget(({ id }) => id === self.id)
    sessions.drop(request, response)
    devices.clear(response)
    return { status: 204, body: undefined }
  },
})
