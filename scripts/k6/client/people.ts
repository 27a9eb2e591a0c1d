import exec from 'k6/execution'
import { iterations } from '../plan/executors.ts'
import type { LoadSettings } from '../plan/load-settings.ts'
import { fund, join, type Member } from './join.ts'
import { nobody, type Person } from './person.ts'
import { type Persona, readyProduct } from './ready-product.ts'

/** What setup() hands to every VU. */
export interface People {
  personas: Persona[]
  members: Member[]
}

/** So many messages are free for a member each month. */
const freeMessages = 50
const fewest = 10
const most = 500

/** Makes the members that a run needs, with credits enough for the messages that they are going to send. */
export function gather(settings: LoadSettings, memberShare: number): People {
  const personas = readyProduct()
  const messages = Math.ceil(iterations(settings) * memberShare)
  const needed = Math.min(most, Math.max(fewest, Math.ceil(messages / freeMessages)))
  const members = memberShare > 0 ? join(settings.members ?? needed) : []
  // Members are drawn, so some send more than their part.
  if (members.length > 0) fund(members, Math.ceil((1.5 * messages) / members.length) + 5)
  return { personas, members }
}

/** A new guest: the first conversation makes one of nobody. */
export const newGuest = (): Person => ({ ...nobody(), who: 'guest' })

/** One of the members, in a browser of this VU's own. */
export const someMember = ({ members }: People): Member => {
  const member = oneOf(members)
  if (!member) exec.test.abort('There are no members to send as.')
  return { ...(member as Member) }
}

/** Any of them. */
export const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** The persona that is talked to: any of the first dozen, so that their pages are as warm as popular ones are. */
export const somePersona = ({ personas }: People): string => oneOf(personas.slice(0, 12))?.id ?? ''
