import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { operatedAccountSchema, operatedListQuery, toOperatedAccount } from '../../json/admin/operated.ts'
import { route } from '../../routing/route.ts'
import { decisionRoute } from './decision-route.ts'

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

export const suspendAccount = decisionRoute({
  path: '/api/admin/people/{id}/suspend',
  summary: 'Suspend an account',
  description: 'For admins. Its sessions end, it cannot sign in, and its personas are hidden. The owner gets a mail with the reason.',
  response: operatedAccountSchema,
  refusals: { 403: 'OPERATORS_ONLY, OPERATOR_ACCOUNT, CROSS_SITE', 404: 'ACCOUNT_NOT_FOUND', 409: 'ALREADY_SUSPENDED' },
  decide: async ({ identity, revocations }, { id: accountId, reason }, call) => {
    const account = await identity.call(IdentityService.SuspendAccount, { accountId, reason }, call)
    await revocations.announce({ accountId })
    return toOperatedAccount(account)
  },
})

export const restoreAccount = decisionRoute({
  path: '/api/admin/people/{id}/restore',
  summary: 'End the suspension of an account',
  description: 'For admins. The owner gets a mail.',
  response: operatedAccountSchema,
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'ACCOUNT_NOT_FOUND', 409: 'NOT_SUSPENDED' },
  decide: async ({ identity }, { id: accountId, reason }, call) =>
    toOperatedAccount(await identity.call(IdentityService.RestoreAccount, { accountId, reason }, call)),
})
