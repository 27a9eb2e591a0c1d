import type { CallOptions } from '@rostra/kit/rpc/client'
import { guestHeaderOf } from '../../callers/guest-header.ts'
import { guestToken } from '../../callers/guests.ts'
import type { Ports } from '../../ports.ts'
import type { RequestContext } from '../../routing/route.ts'

/** A guest token is renewed in its last 7 days. */
const renewBeforeMs = 7 * 24 * 3_600_000

/**
 * Returns the call options of a member or a guest. An anonymous caller becomes a guest, and a guest's expiring token is renewed. A caller
 * with the guest header keeps its token, because it has no cookies; it renews the token by POST /api/guest.
 */
export async function ensureGuest({ client, call, request, response }: RequestContext, { guests }: Ports): Promise<CallOptions> {
  if (client.caller.kind === 'member' || guestHeaderOf(request) !== undefined) return call
  const pass = await guests.find(request, response)
  if (pass && pass.expiresAt.getTime() - Date.now() > renewBeforeMs) return call
  return { ...call, token: guestToken(await guests.createWithCookie(response, pass)) }
}
