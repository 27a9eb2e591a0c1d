import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limit, page, timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const operatorActionSchema = z
  .object({
    id: z.string(),
    at: timestamp,
    operatorId: z.string(),
    operatorName: z.string().nullable().meta({ description: 'null once that account was deleted' }),
    action: z.string(),
    targetId: z.string(),
    targetName: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'OperatorAction' })

export const listOperatorActions = route({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'List what operators did, newest first',
  description: 'For admins.',
  membersOnly: true,
  query: z.object({ action: z.string().max(100).default(''), page, limit: limit(50, 100) }),
  responses: { 200: z.array(operatorActionSchema) },
  headers: { 'X-Total-Count': 'The number of matches, on every page' },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query, call }, { identity }) => {
    const { actions, total } = await identity.call(IdentityService.ListOperatorActions, query, call)
    const body = actions.map(({ operatorName, ...action }) => ({ ...action, operatorName: operatorName || null }))
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } }
  },
})
