import { IdentityService } from '@rostra/proto/identity'
import { emailRequestSchema } from '../../../json/email.ts'
import { noticeSchema } from '../../../json/notice.ts'
import { route } from '../../../routing/route.ts'
import { countMail } from '../count-mail.ts'

const message = "If an account exists with this email, you'll receive password reset instructions."

export const forgotPassword = route({
  method: 'post',
  path: '/api/forgot-password',
  summary: 'Send a password reset link',
  anonymous: true,
  description: 'Same response and duration, whether or not an account has the address.',
  body: emailRequestSchema,
  responses: { 202: noticeSchema },
  refusals: { 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    await countMail(context, ports, ['linkToEmail', 'linkToEmailPerDay'])
    const { body, call } = context
    await ports.identity.call(IdentityService.RequestPasswordReset, body, call)
    return { status: 202, body: { message } }
  },
})
