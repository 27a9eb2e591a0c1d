import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { noticeSchema } from '../../json/notice.ts'
import { newPassword } from './new-password.ts'

const message = 'Your password has been reset successfully.'

export const resetPassword = route({
  method: 'post',
  path: '/api/reset-password',
  summary: 'Set a new password by the token of a link',
  open: true,
  hashesPassword: true,
  description: 'Every session of the account ends. A link serves once, within an hour; a password that is refused leaves it alive.',
  body: z.object({ token: z.string().min(1).max(1_000), newPassword }),
  answers: { 200: noticeSchema },
  headers: { 'Set-Cookie': 'No session; and what shows that this browser belongs to the account' },
  refusals: { 400: 'RESET_TOKEN_INVALID, VALIDATION, BAD_JSON, BODY_TOO_LARGE', 429: 'TOO_MANY_TRIES' },
  handle: async ({ body, visitor, call, request, response }, { identity, sessions, devices, limits }) => {
    await limits.use('resetFromAddress', visitor.network)
    const { deviceToken } = await identity.call(IdentityService.ResetPassword, body, call)
    // Whose sessions have ended isn't known here: every one is asked about again.
    sessions.forget(() => true)
    sessions.drop(request, response)
    devices.remember(response, deviceToken)
    return { status: 200, body: { message } }
  },
})
