import { IdentityService } from '@rostra/proto/identity'
import { emailKey, emailRequestSchema } from '../../../json/email.ts'
import { noticeSchema } from '../../../json/notice.ts'
import { route } from '../../../routing/route.ts'

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
  handle: async ({ body, client, call }, { identity, limits }) => {
    await limits.use('mailFromAddress', client.network)
    await limits.use('codeToEmail', emailKey(body.email))
    await limits.use('codeToEmailPerDay', emailKey(body.email))
    await identity.call(IdentityService.RequestOneTimeCode, body, call)
    return { status: 202, body: { message } }
  },
})
