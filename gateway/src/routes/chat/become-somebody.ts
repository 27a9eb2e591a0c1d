import type { CallOptions } from '@rostra/kit/rpc/client'
import { guestHeaderOf } from '../../callers/guest-header.ts'
import type { Visit } from '../../http/route.ts'
import type { Ports } from '../../ports.ts'

const renewBeforeMs = 7 * 24 * 3_600_000

/**
 * Whom a new conversation belongs to: a visitor who is nobody yet becomes a guest, and a guest whose token runs out gets a later one. A widget
 * asks for its guest itself (POST /api/guest): there is no cookie to keep one in.
 */
export async function becomeSomebody(
  { visitor, call, request, response }: Visit<unknown, unknown, unknown>,
  { guests }: Ports,
): Promise<CallOptions> {
  if (visitor.caller.kind === 'member' || guestHeaderOf(request) !== undefined) return call
  const pass = await guests.of(request, response)
  if (pass && pass.expiresAt.getTime() - Date.now() > renewBeforeMs) return call
  return { ...call, token: (await guests.issue(response, pass)).token }
}
