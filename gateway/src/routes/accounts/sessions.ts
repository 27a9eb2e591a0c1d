import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { memberOf } from '../../callers/client.ts'
import { idParams, timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const sessionSchema = z
  .object({ id: z.string(), createdAt: timestamp, lastSeenAt: timestamp, agent: z.string(), current: z.boolean() })
  .meta({ id: 'Session' })

export const listSessions = route({
  method: 'get',
  path: '/api/user/sessions',
  summary: 'List the account’s sessions',
  membersOnly: true,
  responses: { 200: z.array(sessionSchema) },
  handle: async ({ call }, { identity }) => ({ status: 200, body: (await identity.call(IdentityService.ListSessions, {}, call)).sessions }),
})

export const revokeSession = route({
  method: 'delete',
  path: '/api/user/sessions/{id}',
  summary: 'End a session',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'SESSION_NOT_FOUND' },
  handle: async ({ params, client, call, request, response }, { identity, sessions, revocations }) => {
    await identity.call(IdentityService.RevokeSession, { id: params.id }, call)
    await revocations.announce({ sessionId: params.id })
    if (memberOf(client).sessionId === params.id) sessions.clear(request, response)
    return { status: 204, body: undefined }
  },
})
