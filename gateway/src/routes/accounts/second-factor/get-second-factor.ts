import { IdentityService } from '@rostra/proto/identity'
import { route } from '../../../http/routing/route.ts'
import { secondFactorSchema, toPasskey } from '../../../json/second-factor/second-factor.ts'

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
