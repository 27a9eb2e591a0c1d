import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Day } from '../../../core/domain/activity/activity.ts'
import { pseudonymOf } from '../../../core/domain/activity/pseudonym.ts'
import type { Ports } from '../../domain/ports.ts'
import { pseudonymNumber, WindowPeople } from '../../domain/window-people.ts'

/** Accounts hashed between two turns of the event loop: about 2 ms. */
const accountsPerTurn = 500

/** Returns the members who were active in the window and allow the use of their chats now, by their pseudonyms on its days. */
export async function loadWindowPeople(
  { people, members, dayKeys, termKey }: Pick<Ports, 'people' | 'members' | 'dayKeys' | 'termKey'>,
  days: readonly Day[],
  signal: AbortSignal,
): Promise<WindowPeople> {
  const consenting = new Set<string>()
  for await (const batch of people.since(days[0] as Day, signal))
    for (const id of await members.consenting(batch, signal)) consenting.add(id)
  const accounts = [...consenting].sort()
  const hashes = await hashAll(accounts, await termKey(), (hash) => Number.parseInt(hash.slice(0, 8), 16), signal)
  const numbered = new WindowPeople(accounts, Uint32Array.from(hashes))
  const keys = await dayKeys.existing()
  for (const day of days) {
    const key = keys.get(day)
    if (key) numbered.addDay(day, await hashAll(accounts, key, pseudonymNumber, signal))
  }
  return numbered
}

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
