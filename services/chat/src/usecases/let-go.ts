import type { Ports } from '../domain/ports.ts'
import { forgetPerson } from './forget-person.ts'

/** Deletes everything of somebody who has left, and sees to it that what they still do in this minute is deleted too. */
export async function letGo(ports: Ports, person: string): Promise<void> {
  await ports.departures.note(person)
  await forgetPerson(ports, person)
}

/** Deletes again what has appeared of people who left within the last hour: a send that was on its way, or a replica that was slow. */
export async function forgetLateTraces(ports: Ports): Promise<void> {
  const { departures } = ports
  for (let person = await departures.takeDue(); person; person = await departures.takeDue()) {
    await forgetPerson(ports, person)
    await departures.drop(person)
  }
}
