import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { email } from '../../json/email.ts'
import { toUser, userSchema } from '../../json/user.ts'
import { messageCredits } from './message-credits.ts'

export const updateProfile = route({
  method: 'put',
  path: '/api/user/profile',
  summary: 'Change one’s address of mail, or what one’s chats may be used for',
  description: 'What is left out stays as it is. A new address is told to the old one by mail.',
  membersOnly: true,
  body: z.object({
    email: email.optional(),
    insights: z.boolean().optional().meta({ description: 'May these chats be used for anonymous insights?' }),
  }),
  answers: { 200: userSchema },
  refusals: { 409: 'EMAIL_TAKEN', 429: 'TOO_MANY_TRIES, RATE_LIMITED' },
  handle: async ({ body, visitor, call }, { identity, limits, ...ports }) => {
    await limits.use('changeProfile', limitKey(visitor))
    if (body.email !== undefined) await limits.use('changeEmail', limitKey(visitor))
    const [account, credits] = await Promise.all([identity.call(IdentityService.UpdateProfile, body, call), messageCredits(ports, call)])
    return { status: 200, body: toUser(account, credits) }
  },
})
