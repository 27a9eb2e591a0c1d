import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { memberOf } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { idParams } from '../../json/inputs.ts'

const sessionSchema = z
  .object({ id: z.string(), createdAt: z.string(), lastSeenAt: z.string(), agent: z.string(), current: z.boolean() })
  .meta({ id: 'Session' })

export const listSessions = route({
  method: 'get',
  path: '/api/user/sessions',
  summary: 'Where one is signed in',
  membersOnly: true,
  answers: { 200: z.array(sessionSchema) },
  handle: async ({ call }, { identity }) => ({ status: 200, body: (await identity.call(IdentityService.ListSessions, {}, call)).sessions }),
})

export const revokeSession = route({
  method: 'delete',
  path: '/api/user/sessions/{id}',
  summary: 'Sign out elsewhere',
  membersOnly: true,
  params: idParams,
  answers: { 204: z.undefined() },
  refusals: { 404: 'SESSION_NOT_FOUND' },
  handle: async ({ params, visitor, call, request, response }, { identity, sessions }) => {
    await identity.call(IdentityService.RevokeSession, { id: params.id }, call)
    sessions.forget(({ sessionId }) => sessionId === params.id)
    if (memberOf(visitor).sessionId === params.id) sessions.drop(request, response)
    return { status: 204, body: undefined }
  },
})
