import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../callers/client.ts'
import { route } from '../../routing/route.ts'
import { reauthenticationFields, withReauthentication } from './reauthentication.ts'

export const deleteAccount = route({
  method: 'delete',
  path: '/api/user',
  summary: 'Delete the account',
  description:
    'Needs the password or a one-time code. Ends every session and frees username and email address at once. Conversations and personas are ' +
    'deleted soon after; public personas with 100 or more conversations remain without an owner.',
  membersOnly: true,
  hashesPassword: true,
  body: z.object(reauthenticationFields).meta({ id: 'DeleteAccountRequest' }),
  responses: { 204: z.undefined() },
  refusals: { 400: 'WRONG_PASSWORD, VALIDATION, BAD_JSON, BODY_TOO_LARGE', 429: 'TOO_MANY_TRIES, RATE_LIMITED' },
  handle: async (context, ports) => {
    const { body, client, call, request, response } = context
    const { identity, sessions, revocations, devices, limits } = ports
    const member = memberOf(client)
    await limits.use('deleteAccount', limitKey(client))
    await withReauthentication(body, context, ports, (reauthentication) =>
      identity.call(IdentityService.DeleteAccount, { reauthentication }, call),
    )
    await revocations.announce({ accountId: member.id })
    sessions.clear(request, response)
    devices.clear(response)
    return { status: 204, body: undefined }
  },
})
