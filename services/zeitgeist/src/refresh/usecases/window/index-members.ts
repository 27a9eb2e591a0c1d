import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Day } from '../../../core/domain/activity/activity.ts'
import { pseudonymOf } from '../../../core/domain/activity/pseudonym.ts'
import { limitNetworks } from '../../domain/limit-networks.ts'
import type { Ports } from '../../domain/ports.ts'
import { PseudonymIndex, pseudonymNumber } from '../../domain/pseudonym-index.ts'

/** Accounts hashed between two turns of the event loop: about 2 ms. */
const accountsPerTurn = 500

type Needed = Pick<Ports, 'people' | 'members' | 'dayKeys' | 'termKey'>

/** Indexes the members who were active on some days and count now by their pseudonyms on these days: at most three of a network. */
export async function indexMembers(ports: Needed, days: readonly Day[], signal: AbortSignal): Promise<PseudonymIndex> {
  const accounts = await countingAccounts(ports, days[0] as Day, signal)
  const numbers = await hashAll(accounts, await ports.termKey(), (hash) => Number.parseInt(hash.slice(0, 8), 16), signal)
  const index = new PseudonymIndex(accounts, Uint32Array.from(numbers))
  const keys = await ports.dayKeys.existing()
  for (const day of days) {
    const key = keys.get(day)
    if (key) index.addDay(day, await hashAll(accounts, key, pseudonymNumber, signal))
  }
  return index
}

/** Returns the accounts that were active since a day and count now, sorted. */
async function countingAccounts({ people, members }: Needed, since: Day, signal: AbortSignal): Promise<string[]> {
  const networkOf = new Map<string, string>()
  for await (const batch of people.since(since, signal)) {
    for (const [id, network] of await members.counting(batch, signal)) networkOf.set(id, network)
  }
  return limitNetworks(networkOf)
}

/** Hashes all accounts by a key, and reads a number from each hash. */
async function hashAll(
  accounts: readonly string[],
  key: Buffer,
  read: (hash: string) => number,
  signal: AbortSignal,
): Promise<Float64Array> {
  const hashes = new Float64Array(accounts.length)
  for (const [index, account] of accounts.entries()) {
    hashes[index] = read(pseudonymOf(key, account))
    if (index % accountsPerTurn === accountsPerTurn - 1) await nextTurn()
    signal.throwIfAborted()
  }
  return hashes
}
