import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { idParams } from '../../../json/fields.ts'
import { route } from '../../../routing/route.ts'
import { reauthenticationFields, withReauthentication } from '../reauthentication.ts'
import { changeRefusals, needsFactor } from '../second-factor/refusals.ts'
import { identitiesSchema } from './identities-schema.ts'
import { leave, leftSchema } from './leave.ts'

export const listIdentities = route({
  method: 'get',
  path: '/api/user/identities',
  summary: 'List the identities at issuers that sign in to the account',
  membersOnly: true,
  responses: { 200: identitiesSchema },
  handle: async ({ call }, { identity }) => ({ status: 200, body: await identity.call(IdentityService.ListIdentities, {}, call) }),
})

export const startIdentityLink = route({
  method: 'post',
  path: '/api/user/identities/{id}',
  summary: 'Begin to link an identity at an issuer to the account',
  description: `\`id\` is the issuer’s. The browser then opens \`url\`, and \`/api/oidc/{id}/finish\` follows in the same session. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  params: idParams,
  body: z.object(reauthenticationFields).meta({ id: 'StartIdentityLinkRequest' }),
  responses: { 200: leftSchema },
  headers: { 'Set-Cookie': 'Binds the link to this browser' },
  refusals: { ...changeRefusals, 404: 'ISSUER_NOT_FOUND', 409: 'IDENTITY_EXISTS', 503: 'ISSUER_UNAVAILABLE' },
  handle: async (context, ports) => {
    const { id: issuerId } = context.params
    const left = await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.StartIdentityLink, { issuerId, reauthentication }, context.call),
    )
    return { status: 200, body: leave(left, context, ports) }
  },
})

export const unlinkIdentity = route({
  method: 'delete',
  path: '/api/user/identities/{id}',
  summary: 'Remove an identity from the account',
  description: `The last way into an account without a password cannot be removed. ${needsFactor}`,
  membersOnly: true,
  hashesPassword: true,
  params: idParams,
  body: z.object(reauthenticationFields).meta({ id: 'UnlinkIdentityRequest' }),
  responses: { 204: z.undefined() },
  refusals: { ...changeRefusals, 404: 'IDENTITY_NOT_FOUND', 409: 'LAST_WAY_IN' },
  handle: async (context, ports) => {
    await withReauthentication(context.body, context, ports, (reauthentication) =>
      ports.identity.call(IdentityService.UnlinkIdentity, { id: context.params.id, reauthentication }, context.call),
    )
    return { status: 204, body: undefined }
  },
})
