import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { roleOf, roles, toUser, userSchema } from '../../json/user.ts'
import { messageCredits } from './message-credits.ts'

export const currentUser = route({
  method: 'get',
  path: '/api/user',
  summary: 'Who is signed in',
  membersOnly: true,
  answers: { 200: userSchema },
  handle: async ({ call }, { identity, ...ports }) => {
    const [account, credits] = await Promise.all([identity.call(IdentityService.GetAccount, {}, call), messageCredits(ports, call)])
    return { status: 200, body: toUser(account, credits) }
  },
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
  handle: async ({ call }, { identity, billing }) => {
    const [{ role }, { free, purchased }] = await Promise.all([
      identity.call(IdentityService.GetAccount, {}, call),
      billing.call(BillingService.GetBalance, {}, call),
    ])
    return {
      status: 200,
      body: { messageCredits: free + purchased, role: roleOf(role), freeCredits: free, purchasedCredits: purchased },
    }
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
