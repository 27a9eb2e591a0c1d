import { IdentityService } from '@rostra/proto/identity'
import { emailKey, emailRequestSchema } from '../../../json/email.ts'
import { noticeSchema } from '../../../json/notice.ts'
import { route } from '../../../routing/route.ts'

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
  handle: async ({ body, client, call }, { identity, limits }) => {
    await limits.use('mailFromAddress', client.network)
    await limits.use('linkToEmail', emailKey(body.email))
    await limits.use('linkToEmailPerDay', emailKey(body.email))
    await identity.call(IdentityService.RequestPasswordReset, body, call)
    return { status: 202, body: { message } }
  },
})
