import { IdentityService } from '@rostra/proto/identity'
import { secondFactorSchema, toPasskey } from '../../../json/second-factor/second-factor.ts'
import { route } from '../../../routing/route.ts'

export const getSecondFactor = route({
  method: 'get',
  path: '/api/user/second-factor',
  summary: 'Get the second factor of the account',
  membersOnly: true,
  responses: { 200: secondFactorSchema },
  handle: async ({ call }, { identity }) => {
    const { passkeys, ...factor } = await identity.call(IdentityService.GetSecondFactor, {}, call)
    return { status: 200, body: { ...factor, passkeys: passkeys.map(toPasskey) } }
  },
})
