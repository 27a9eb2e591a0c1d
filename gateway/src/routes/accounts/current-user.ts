import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { count } from '../../json/fields.ts'
import { roleOf, roleSchema, toUser, userSchema } from '../../json/user.ts'
import { route } from '../../routing/route.ts'
import { messageCredits } from './message-credits.ts'
import { adoptLeftGuest } from './sign-in/adopt-guest.ts'

export const currentUser = route({
  method: 'get',
  path: '/api/user',
  summary: 'Get the signed-in account',
  membersOnly: true,
  description: 'Also transfers the work of a guest that a sign-in in this browser could not transfer, and clears the guest cookie then.',
  responses: { 200: userSchema },
  handle: async (context, ports) => {
    const { call } = context
    const [account, credits] = await Promise.all([
      ports.identity.call(IdentityService.GetAccount, {}, call),
      messageCredits(ports, call),
      adoptLeftGuest(context, ports),
    ])
    return { status: 200, body: toUser(account, credits) }
  },
})

export const userStatus = route({
  method: 'get',
  path: '/api/user/status',
  summary: 'Get the role and the credits of the signed-in account',
  membersOnly: true,
  responses: {
    200: z.object({ messageCredits: count, role: roleSchema, freeCredits: count, purchasedCredits: count }).meta({ id: 'UserStatus' }),
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
  summary: 'Check whether the caller is an admin',
  description: 'By the rights of the session: in production a super senator needs one that was opened with the second factor.',
  responses: { 200: z.object({ isAdmin: z.boolean() }).meta({ id: 'AdminCheck' }) },
  handle: async ({ client: { caller }, call }, { identity }) => {
    if (caller.kind !== 'member') return { status: 200, body: { isAdmin: false } }
    // Throws when the session has ended. The role comes from the token, as in every service.
    await identity.call(IdentityService.GetAccount, {}, call)
    return { status: 200, body: { isAdmin: caller.role === 'super_senator' } }
  },
})
