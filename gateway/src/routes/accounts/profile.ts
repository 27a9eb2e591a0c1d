import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'
import { email } from '../../json/email.ts'
import { toUser, userSchema } from '../../json/user.ts'
import { messageCredits } from './message-credits.ts'

export const updateProfile = route({
  method: 'put',
  path: '/api/user/profile',
  summary: 'Change the email address or the consent to anonymous insights',
  description: 'Absent fields stay unchanged. The old address gets a mail about the new one.',
  membersOnly: true,
  body: z
    .object({
      email: email.optional(),
      insights: z.boolean().optional().meta({ description: 'Consent to the use of the account’s chats for anonymous insights' }),
    })
    .meta({ id: 'UpdateProfileRequest' }),
  responses: { 200: userSchema },
  refusals: { 409: 'EMAIL_TAKEN', 429: 'TOO_MANY_TRIES, RATE_LIMITED' },
  handle: async ({ body, client, call }, { identity, limits, ...ports }) => {
    await limits.use('changeProfile', limitKey(client))
    if (body.email !== undefined) await limits.use('changeEmail', limitKey(client))
    const [account, credits] = await Promise.all([identity.call(IdentityService.UpdateProfile, body, call), messageCredits(ports, call)])
    return { status: 200, body: toUser(account, credits) }
  },
})
