import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { recoveryCodes as codes } from '../../../json/second-factor/second-factor.ts'
import { route } from '../../../routing/route.ts'
import { reauthenticationFields, withReauthentication } from '../reauthentication.ts'
import { changeRefusals, needsFactor } from './refusals.ts'

export const renewRecoveryCodes = route({
  method: 'post',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'Replace the recovery codes',
  description: `The former codes end. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  body: z.object(reauthenticationFields).meta({ id: 'RenewRecoveryCodesRequest' }),
  responses: { 200: z.object({ recoveryCodes: codes }).meta({ id: 'RecoveryCodes' }) },
  refusals: { ...changeRefusals, 409: 'NO_SECOND_FACTOR' },
  handle: async (context, ports) => {
    const { recoveryCodes } = await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.RenewRecoveryCodes, { reauthentication }, context.call),
    )
    return { status: 200, body: { recoveryCodes } }
  },
})
