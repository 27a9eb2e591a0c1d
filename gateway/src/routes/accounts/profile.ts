import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { email } from '../../json/email.ts'
import { choicesSchema, toUser, userSchema } from '../../json/user.ts'
import { route } from '../../routing/route.ts'
import { countConfirmation } from './count-mail.ts'
import { messageCredits } from './message-credits.ts'
import { reauthenticationFields, withReauthentication } from './reauthentication.ts'

export const updateProfile = route({
  method: 'put',
  path: '/api/user/profile',
  summary: 'Change the email address, the consent to anonymous insights or the weekly mail',
  description:
    'Absent fields stay unchanged. Another address needs the password or a one-time code. It becomes `pendingEmail`, and takes effect when the ' +
    'link that is mailed to it is opened within 24 hours. A confirmed old address gets a mail with a link that undoes the change, for 7 days.',
  membersOnly: true,
  hashesPassword: true,
  body: z
    .object({
      email: email.optional(),
      ...reauthenticationFields,
      ...choicesSchema.shape,
    })
    .meta({ id: 'UpdateProfileRequest' }),
  responses: { 200: userSchema },
  refusals: {
    400: 'WRONG_PASSWORD, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    409: 'EMAIL_TAKEN',
    429: 'TOO_MANY_TRIES, RATE_LIMITED',
  },
  handle: async (context, ports) => {
    const { body, client, call } = context
    const { identity, limits } = ports
    // A change of the address goes on when the client hangs up, so that its mail is counted rightly.
    const { signal: _signal, ...lasting } = call
    const { email: address } = body
    await limits.use('changeProfile', limitKey(client))
    const update = (change: object, options = call) =>
      identity.call(IdentityService.UpdateProfile, { ...change, ...choicesSchema.parse(body) }, options)
    const changeEmail = async (email: string) => {
      await limits.use('changeEmail', limitKey(client))
      return countConfirmation(limits, email, () =>
        withReauthentication(body, context, ports, (reauthentication) => update({ email, reauthentication }, lasting)),
      )
    }
    const [account, credits] = await Promise.all([address === undefined ? update({}) : changeEmail(address), messageCredits(ports, call)])
    return { status: 200, body: toUser(account, credits) }
  },
})
