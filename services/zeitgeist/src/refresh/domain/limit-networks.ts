/** The most accounts of one network that count, so that one person with many accounts does not make an entry. */
const maxPerNetwork = 3

/**
 * Returns the accounts that count, sorted: of each network the first three by id, which are the oldest.
 * Accounts of unknown networks, as those of the demo data, all count.
 */
export function limitNetworks(networkOf: ReadonlyMap<string, string>): string[] {
  const counts = new Map<string, number>()
  return [...networkOf.keys()].sort().filter((id) => {
    const network = networkOf.get(id) ?? ''
    if (network === '') return true
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= maxPerNetwork
  })
}
