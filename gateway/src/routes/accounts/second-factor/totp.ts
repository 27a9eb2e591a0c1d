import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../../callers/client.ts'
import { otp } from '../../../json/otp.ts'
import { newRecoveryCodes, toNewRecoveryCodes } from '../../../json/second-factor/second-factor.ts'
import { route } from '../../../routing/route.ts'
import { reauthenticationFields, withReauthentication } from '../reauthentication.ts'
import { changeRefusals, marksDevice, needsFactor } from './refusals.ts'

export const startTotp = route({
  method: 'post',
  path: '/api/user/second-factor/totp',
  summary: 'Begin to add an authenticator app',
  description: `Returns the secret of the app (RFC 6238: SHA-1, 6 digits, 30 s), which is kept for 10 minutes. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  body: z.object(reauthenticationFields).meta({ id: 'StartTotpRequest' }),
  responses: {
    200: z
      .object({
        secret: z.string().meta({ description: 'Base32' }),
        uri: z.string().meta({ description: 'For a QR code: `otpauth://totp/…`' }),
      })
      .meta({ id: 'TotpSecret' }),
  },
  refusals: { ...changeRefusals, 409: 'TOTP_EXISTS' },
  handle: async (context, ports) => ({
    status: 200,
    body: await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.StartTotp, { reauthentication }, context.call),
    ),
  }),
})

export const confirmTotp = route({
  method: 'post',
  path: '/api/user/second-factor/totp/confirm',
  summary: 'Add the authenticator app by one of its codes',
  description: 'The first factor of an account comes with recovery codes and ends the other sessions of the account.',
  membersOnly: true,
  body: z.object({ code: otp }).meta({ id: 'ConfirmTotpRequest' }),
  responses: { 200: z.object({ recoveryCodes: newRecoveryCodes }).meta({ id: 'ConfirmedTotp' }) },
  headers: marksDevice,
  refusals: {
    ...changeRefusals,
    400: 'SECOND_FACTOR_INVALID, SECOND_FACTOR_EXPIRED, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    409: 'TOTP_EXISTS',
  },
  handle: async ({ body, client, call, response }, { identity, revocations, devices, limits }) => {
    const member = memberOf(client)
    await limits.use('reauthenticate', limitKey(client))
    const { recoveryCodes, deviceToken } = await identity.call(IdentityService.ConfirmTotp, body, call)
    devices.remember(response, deviceToken)
    if (recoveryCodes.length > 0) await revocations.announce({ accountId: member.id, exceptSessionId: member.sessionId })
    return { status: 200, body: { recoveryCodes: toNewRecoveryCodes(recoveryCodes) } }
  },
})

export const removeTotp = route({
  method: 'delete',
  path: '/api/user/second-factor/totp',
  summary: 'Remove the authenticator app',
  description: `Removing the last factor removes the recovery codes. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  body: z.object(reauthenticationFields).meta({ id: 'RemoveTotpRequest' }),
  responses: { 204: z.undefined() },
  refusals: { ...changeRefusals, 404: 'TOTP_NOT_FOUND' },
  handle: async (context, ports) => {
    await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.RemoveTotp, { reauthentication }, context.call),
    )
    return { status: 204, body: undefined }
  },
})
