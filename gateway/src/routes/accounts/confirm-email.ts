import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { toUser, userSchema } from '../../json/user.ts'
import { route } from '../../routing/route.ts'
import { messageCredits } from './message-credits.ts'

const confirmedSchema = userSchema
  .extend({ passwordRemoved: z.boolean().meta({ description: 'Whether the account has no password any more' }) })
  .meta({ id: 'ConfirmedEmail' })

export const confirmEmail = route({
  method: 'post',
  path: '/api/confirm-email',
  summary: 'Confirm a new email address, or undo the change of an address',
  description:
    'By the token of a mailed link, which works once. Undoing restores the former address, ends every session of the account, and removes the ' +
    'password and the second factors added since. The first proof of an address ends every other session; unless the caller ' +
    'is signed in to the account, it removes the password and the second factors as well. ' +
    '`messageCredits` is 0 unless the caller is signed in to that account.',
  body: z.object({ token: z.string().min(1).max(1_000) }).meta({ id: 'ConfirmEmailRequest' }),
  responses: { 200: confirmedSchema },
  headers: { 'Set-Cookie': 'Clears the session if it has ended; else marks this browser as a device of the account' },
  refusals: {
    400: 'TOKEN_INVALID, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
    403: 'ACCOUNT_SUSPENDED, CROSS_SITE',
    409: 'EMAIL_TAKEN',
    429: 'TOO_MANY_TRIES',
  },
  handle: async ({ body, client, call, request, response }, { identity, sessions, revocations, devices, limits, ...ports }) => {
    await limits.use('confirmFromAddress', client.network)
    const { account, undone, sessionsEnded, passwordRemoved, deviceToken } = await identity.call(IdentityService.ConfirmEmail, body, call)
    if (!account) throw new Error('identity confirmed an address without its account')
    const own = client.caller.kind === 'member' && client.caller.id === account.id ? client.caller : undefined
    const credits = own ? await messageCredits(ports, call) : 0
    const kept = own && !undone ? { exceptSessionId: own.sessionId } : {}
    if (sessionsEnded) await revocations.announce({ accountId: account.id, ...kept })
    if (undone && own) sessions.clear(request, response)
    devices.remember(response, deviceToken)
    return { status: 200, body: { ...toUser(account, credits), passwordRemoved } }
  },
})
