import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../../callers/client.ts'
import { noticeSchema } from '../../../json/notice.ts'
import { plainPattern } from '../../../json/text-patterns.ts'
import { route } from '../../../routing/route.ts'
import { newPassword } from './new-password.ts'

const message = 'Your password has been changed successfully.'

/** Any password that an account may have. The rule is identity's and is only documented here. */
const currentPassword = z
  .string()
  .min(1)
  .max(200)
  .meta({ override: { minLength: 6, pattern: plainPattern } })

export const changePassword = route({
  method: 'put',
  path: '/api/user/password',
  summary: 'Change the password',
  description: 'Ends the account’s other sessions.',
  membersOnly: true,
  hashesPassword: true,
  body: z.object({ currentPassword, newPassword }).meta({ id: 'ChangePasswordRequest' }),
  responses: { 200: noticeSchema },
  refusals: { 400: 'WRONG_PASSWORD, VALIDATION, BAD_JSON, BODY_TOO_LARGE', 429: 'TOO_MANY_TRIES' },
  handle: async ({ body, client, call }, { identity, revocations, limits }) => {
    const member = memberOf(client)
    await limits.use('reauthenticate', limitKey(client))
    await identity.call(IdentityService.ChangePassword, body, call)
    await revocations.announce({ accountId: member.id, exceptSessionId: member.sessionId })
    return { status: 200, body: { message } }
  },
})
