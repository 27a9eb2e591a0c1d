import { emailKey } from '../../json/email.ts'
import type { RateLimits } from '../../limits/limiters.ts'
import type { LimitName } from '../../limits/rate-limits.ts'
import type { Ports } from '../../ports.ts'
import type { RequestContext } from '../../routing/route.ts'
import { isRefusal } from './attempt-code.ts'

/**
 * Counts a mail that a client requests for an address. The known devices of the account have counts of their own,
 * so that requests of others can't keep the owner from a code or a link.
 */
export async function countMail(
  { body, client, request, response }: RequestContext<unknown, unknown, { email: string }>,
  { devices, limits }: Pick<Ports, 'devices' | 'limits'>,
  limitsOfAddress: LimitName[],
): Promise<void> {
  const key = emailKey(body.email)
  const device = await devices.findByEmail(request, response, key)
  if (device) for (const limit of deviceLimits) await limits.use(limit, device.id)
  else await limits.use('mailFromAddress', client.network)
  for (const limit of device ? devicesLimits : limitsOfAddress) await limits.use(limit, key)
}

const deviceLimits = ['mailToDevice', 'mailToDevicePerDay'] as const
const devicesLimits = ['mailToDevices', 'mailToDevicesPerDay'] as const

/**
 * Runs a change of an account that mails a confirmation to an address, and counts the mail. Subtracts it when identity refuses the
 * change, so that refused changes of others can't keep the owner of an address from a new link. `change` must not end with its client.
 */
export async function countConfirmation<Result>(limits: RateLimits, address: string, change: () => Promise<Result>): Promise<Result> {
  const key = emailKey(address)
  await limits.use('confirmationToEmailPerDay', key)
  return change().catch(async (error) => {
    if (isRefusal(error)) await limits.giveBack('confirmationToEmailPerDay', key)
    throw error
  })
}
