import { staysWithoutOwner } from '../domain/departure.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'personas' | 'votes' | 'departures'>

/** Parts an account that was deleted from all that it left here. Whoever begins again after a crash finds the rest. */
export async function forgetAccount(ports: Needed, accountId: string): Promise<void> {
  await ports.departures.note(accountId)
  await forget(ports, accountId)
}

/** Does it again for what has appeared of accounts deleted within the last hour: a call that was on its way. */
export async function forgetLateTraces(ports: Needed): Promise<void> {
  const { departures } = ports
  for (let accountId = await departures.takeDue(); accountId; accountId = await departures.takeDue()) {
    await forget(ports, accountId)
    await departures.drop(accountId)
  }
}

async function forget({ personas, votes }: Needed, accountId: string): Promise<void> {
  for (const persona of await personas.ownedBy(accountId)) {
    if (staysWithoutOwner(persona)) await personas.disown(persona.id)
    else await personas.remove(persona.id)
  }
  await personas.forgetOwner(accountId)
  await votes.unname(accountId)
}
