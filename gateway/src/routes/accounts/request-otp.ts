import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { email, emailKey } from '../../json/email.ts'
import { noticeSchema } from '../../json/notice.ts'

const message = 'If an account exists with this email, a one-time code is on its way.'

export const requestOtp = route({
  method: 'post',
  path: '/api/request-otp',
  summary: 'Have a one-time code sent that signs in',
  open: true,
  description: 'The same answer in the same time, whether or not somebody has the address. The newest code is the one that counts.',
  body: z.object({ email }),
  answers: { 202: noticeSchema },
  refusals: { 429: 'TOO_MANY_TRIES' },
  handle: async ({ body, visitor, call }, { identity, limits }) => {
    await limits.use('mailFromAddress', visitor.network)
    await limits.use('codeToEmail', emailKey(body.email))
    await identity.call(IdentityService.RequestOneTimeCode, body, call)
    return { status: 202, body: { message } }
  },
})
