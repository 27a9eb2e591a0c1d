import type { ServiceCredential } from '@rostra/kit/auth/service-credential'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { type AddressSetting, addressSetting, serviceNames, services } from '@rostra/proto/services'
import type { Services } from '../ports.ts'

/** Connects to every service of the product. Each call carries the gateway's own token. */
export function connectServices(
  addresses: Record<AddressSetting, string>,
  credential: ServiceCredential,
): Services & { close: () => void } {
  const clients = Object.fromEntries(
    serviceNames.map((name) => [name, createRpcClient(services[name].contract, { address: addresses[addressSetting(name)], credential })]),
  ) as Services
  return {
    ...clients,
    close: () => {
      for (const client of Object.values(clients)) client.close()
    },
  }
}
