import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { creditsOf } from '../../json/standing-credits.ts'
import { roleOf, roles, toUser, userSchema } from '../../json/user.ts'

export const currentUser = route({
  method: 'get',
  path: '/api/user',
  summary: 'Who is signed in',
  membersOnly: true,
  answers: { 200: userSchema },
  handle: async ({ call }, { identity }) => ({ status: 200, body: toUser(await identity.call(IdentityService.GetAccount, {}, call)) }),
})

export const userStatus = route({
  method: 'get',
  path: '/api/user/status',
  summary: 'Role and credits of who is signed in',
  membersOnly: true,
  answers: {
    200: z
      .object({ messageCredits: z.int(), role: z.enum(roles), freeCredits: z.int(), purchasedCredits: z.int() })
      .meta({ id: 'UserStatus' }),
  },
  handle: async ({ call }, { identity }) => {
    const role = roleOf((await identity.call(IdentityService.GetAccount, {}, call)).role)
    return { status: 200, body: { role, ...creditsOf(role) } }
  },
})

export const adminCheck = route({
  method: 'get',
  path: '/api/admin/check',
  summary: 'Is the visitor an admin?',
  answers: { 200: z.object({ isAdmin: z.boolean() }) },
  handle: async ({ visitor, call }, { identity }) => {
    if (visitor.caller.kind !== 'member') return { status: 200, body: { isAdmin: false } }
    const { role } = await identity.call(IdentityService.GetAccount, {}, call)
    return { status: 200, body: { isAdmin: roleOf(role) === 'super_senator' } }
  },
})
