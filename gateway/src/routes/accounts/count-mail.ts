import { emailKey } from '../../json/email.ts'
import type { LimitName } from '../../limits/rate-limits.ts'
import type { Ports } from '../../ports.ts'
import type { RequestContext } from '../../routing/route.ts'

/**
 * Counts a mail that a client requests for an address. A known device of the account has its own count, so that requests of others can't
 * keep the owner from a code or a link.
 */
export async function countMail(
  { body, client, request, response }: RequestContext<unknown, unknown, { email: string }>,
  { devices, limits }: Pick<Ports, 'devices' | 'limits'>,
  limitsOfAddress: LimitName[],
): Promise<void> {
  const key = emailKey(body.email)
  const device = await devices.findByEmail(request, response, key)
  if (device) {
    await limits.use('mailToDevice', device.id)
    return
  }
  await limits.use('mailFromAddress', client.network)
  for (const limit of limitsOfAddress) await limits.use(limit, key)
}
