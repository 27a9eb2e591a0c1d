import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { email, emailKey } from '../../json/email.ts'
import { noticeSchema } from '../../json/notice.ts'

const message = "If an account exists with this email, you'll receive password reset instructions."

export const forgotPassword = route({
  method: 'post',
  path: '/api/forgot-password',
  summary: 'Have a link sent that sets a new password',
  open: true,
  description: 'The same answer in the same time, whether or not somebody has the address.',
  body: z.object({ email }),
  answers: { 202: noticeSchema },
  refusals: { 429: 'TOO_MANY_TRIES' },
  handle: async ({ body, visitor, call }, { identity, limits }) => {
    await limits.use('mailFromAddress', visitor.network)
    await limits.use('linkToEmail', emailKey(body.email))
    await identity.call(IdentityService.RequestPasswordReset, body, call)
    return { status: 202, body: { message } }
  },
})
