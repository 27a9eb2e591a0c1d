import { IdentityService } from '@rostra/proto/identity'
import { emailRequestSchema } from '../../../json/email.ts'
import { noticeSchema } from '../../../json/notice.ts'
import { route } from '../../../routing/route.ts'
import { countMail } from '../count-mail.ts'

const message = 'If an account exists with this email, a one-time code is on its way.'

export const requestOtp = route({
  method: 'post',
  path: '/api/request-otp',
  summary: 'Send a one-time code for signing in',
  anonymous: true,
  description: 'Same response and duration, whether or not an account has the address. Only the newest code is valid.',
  body: emailRequestSchema,
  responses: { 202: noticeSchema },
  refusals: { 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    await countMail(context, ports, ['codeToEmail', 'codeToEmailPerDay'])
    const { body, call } = context
    await ports.identity.call(IdentityService.RequestOneTimeCode, body, call)
    return { status: 202, body: { message } }
  },
})
