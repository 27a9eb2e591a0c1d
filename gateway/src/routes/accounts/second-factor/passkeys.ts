import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey, memberOf } from '../../../callers/client.ts'
import { boundedText, idParams } from '../../../json/fields.ts'
import { newRecoveryCodes, passkeySchema, toNewRecoveryCodes, toPasskey } from '../../../json/second-factor/second-factor.ts'
import { creationOptions, registrationResponse } from '../../../json/second-factor/webauthn.ts'
import { filledPattern } from '../../../json/text-patterns.ts'
import { route } from '../../../routing/route.ts'
import { reauthenticationFields, withReauthentication } from '../reauthentication.ts'
import { changeRefusals, marksDevice, needsFactor } from './refusals.ts'

export const createPasskeyOptions = route({
  method: 'post',
  path: '/api/user/second-factor/passkeys/options',
  summary: 'Begin to add a passkey',
  description: `Returns the options with which a browser makes a passkey (WebAuthn), valid for 5 minutes. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  body: z.object(reauthenticationFields).meta({ id: 'PasskeyOptionsRequest' }),
  responses: { 200: creationOptions },
  refusals: { ...changeRefusals, 409: 'PASSKEY_LIMIT' },
  handle: async (context, ports) => {
    const { options } = await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.CreatePasskeyOptions, { reauthentication }, context.call),
    )
    return { status: 200, body: JSON.parse(options) }
  },
})

const passkeyName = boundedText('A name', 40, filledPattern).describe('What the member calls the passkey')

export const addPasskey = route({
  method: 'post',
  path: '/api/user/second-factor/passkeys',
  summary: 'Add a passkey',
  description: 'At most 10. The first factor of an account comes with recovery codes and ends the other sessions of the account.',
  membersOnly: true,
  body: z.object({ name: passkeyName, passkey: registrationResponse }).meta({ id: 'AddPasskeyRequest' }),
  responses: { 201: z.object({ passkey: passkeySchema, recoveryCodes: newRecoveryCodes }).meta({ id: 'AddedPasskey' }) },
  headers: marksDevice,
  refusals: {
    ...changeRefusals,
    400: 'PASSKEY_INVALID, SECOND_FACTOR_EXPIRED, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    409: 'PASSKEY_LIMIT',
  },
  handle: async ({ body, client, call, response }, { identity, revocations, devices, limits }) => {
    const member = memberOf(client)
    await limits.use('reauthenticate', limitKey(client))
    const request = { name: body.name, passkey: JSON.stringify(body.passkey) }
    const { passkey, recoveryCodes, deviceToken } = await identity.call(IdentityService.AddPasskey, request, call)
    if (!passkey) throw new Error('identity added a passkey and did not return it')
    devices.remember(response, deviceToken)
    if (recoveryCodes.length > 0) await revocations.announce({ accountId: member.id, exceptSessionId: member.sessionId })
    return { status: 201, body: { passkey: toPasskey(passkey), recoveryCodes: toNewRecoveryCodes(recoveryCodes) } }
  },
})

export const removePasskey = route({
  method: 'delete',
  path: '/api/user/second-factor/passkeys/{id}',
  summary: 'Remove a passkey',
  description: `Removing the last factor removes the recovery codes. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  params: idParams,
  body: z.object(reauthenticationFields).meta({ id: 'RemovePasskeyRequest' }),
  responses: { 204: z.undefined() },
  refusals: { ...changeRefusals, 404: 'PASSKEY_NOT_FOUND' },
  handle: async (context, ports) => {
    const { id } = context.params
    await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.RemovePasskey, { id, reauthentication }, context.call),
    )
    return { status: 204, body: undefined }
  },
})
