import { createKeyedHash } from '@rostra/kit/keyed-hash'
import { enclosingNetworks } from '@rostra/kit/network'

/** Creates the marks of networks: hashes under a secret of this service, so that they cannot be found by trying all networks. */
export function createNetworkMarks(secret: string): (network: string) => string {
  const hash = createKeyedHash(secret, 'network of a registration')
  return (network) => (network === '' ? '' : hash(enclosingNetworks(network).at(-1)?.name ?? network))
}
