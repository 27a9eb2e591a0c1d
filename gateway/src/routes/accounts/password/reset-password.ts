import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { noticeSchema } from '../../../json/notice.ts'
import { route } from '../../../routing/route.ts'
import { newPassword } from './new-password.ts'

const message = 'Your password has been reset successfully.'

export const resetPassword = route({
  method: 'post',
  path: '/api/reset-password',
  summary: 'Set a new password by the token of a reset link',
  anonymous: true,
  hashesPassword: true,
  description: 'Ends every session of the account. A link works once, within an hour; an invalid password doesn’t use it up.',
  body: z.object({ token: z.string().min(1).max(1_000), newPassword }).meta({ id: 'ResetPasswordRequest' }),
  responses: { 200: noticeSchema },
  headers: { 'Set-Cookie': 'Clears the session; marks this browser as a device of the account' },
  refusals: {
    400: 'RESET_TOKEN_INVALID, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    403: 'ACCOUNT_SUSPENDED, CROSS_SITE',
    429: 'TOO_MANY_TRIES',
  },
  handle: async ({ body, client, call, request, response }, { identity, sessions, revocations, devices, limits }) => {
    await limits.use('resetFromAddress', client.network)
    const { accountId, deviceToken } = await identity.call(IdentityService.ResetPassword, body, call)
    await revocations.announce({ accountId })
    sessions.clear(request, response)
    await devices.rememberReset(request, response, deviceToken)
    return { status: 200, body: { message } }
  },
})
