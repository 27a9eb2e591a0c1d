import type { IdentityAccess } from '@rostra/platform/identity-access'
import { type AddressSetting, addressSetting, serviceNames } from '@rostra/proto/services'
import type { Services } from '../ports.ts'

/** Connects to every service of the product. Each call carries the gateway's own token for the called service. */
export function connectServices(
  addresses: Record<AddressSetting, string>,
  { connect }: Pick<IdentityAccess, 'connect'>,
): Services & { close: () => void } {
  const clients = Object.fromEntries(serviceNames.map((name) => [name, connect(name, addresses[addressSetting(name)])])) as Services
  return {
    ...clients,
    close: () => {
      for (const client of Object.values(clients)) client.close()
    },
  }
}
