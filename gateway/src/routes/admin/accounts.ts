import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { route } from '../../http/routing/route.ts'
import { operatedAccountSchema, operatedListQuery, reasonBody, toOperatedAccount } from '../../json/admin/operated.ts'
import { idParams } from '../../json/fields.ts'

export const searchAccounts = route({
  method: 'get',
  path: '/api/admin/people',
  summary: 'List accounts, newest first',
  description: 'For admins. The search is the beginning of a username, or a whole address.',
  membersOnly: true,
  query: operatedListQuery,
  responses: { 200: z.array(operatedAccountSchema) },
  headers: { 'X-Total-Count': 'The number of matches, on every page' },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query: { suspended: suspendedOnly, ...query }, call }, { identity }) => {
    const { accounts, total } = await identity.call(IdentityService.SearchAccounts, { ...query, suspendedOnly }, call)
    return { status: 200, body: accounts.map(toOperatedAccount), headers: { 'X-Total-Count': String(total) } }
  },
})

export const suspendAccount = route({
  method: 'post',
  path: '/api/admin/people/{id}/suspend',
  summary: 'Suspend an account',
  description: 'For admins. Its sessions end, it cannot sign in, and its personas are hidden. The owner gets a mail with the reason.',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: reasonBody,
  responses: { 200: operatedAccountSchema },
  refusals: { 403: 'OPERATORS_ONLY, OPERATOR_ACCOUNT, CROSS_SITE', 404: 'ACCOUNT_NOT_FOUND', 409: 'ALREADY_SUSPENDED' },
  handle: async ({ params, body, client, call }, { identity, revocations, limits }) => {
    await limits.use('operate', limitKey(client))
    const account = await identity.call(IdentityService.SuspendAccount, { accountId: params.id, reason: body.reason }, call)
    await revocations.announce({ accountId: params.id })
    return { status: 200, body: toOperatedAccount(account) }
  },
})

export const restoreAccount = route({
  method: 'post',
  path: '/api/admin/people/{id}/restore',
  summary: 'End the suspension of an account',
  description: 'For admins. The owner gets a mail.',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: reasonBody,
  responses: { 200: operatedAccountSchema },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'ACCOUNT_NOT_FOUND', 409: 'NOT_SUSPENDED' },
  handle: async ({ params, body, client, call }, { identity, limits }) => {
    await limits.use('operate', limitKey(client))
    const request = { accountId: params.id, reason: body.reason }
    return { status: 200, body: toOperatedAccount(await identity.call(IdentityService.RestoreAccount, request, call)) }
  },
})
