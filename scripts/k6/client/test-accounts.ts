import exec from 'k6/execution'
import { iterations } from '../plan/executors.ts'
import type { LoadSettings } from '../plan/load-settings.ts'
import { checkTarget, type Persona } from './check-target.ts'
import { buyCreditsFor, type Member, registerMembers } from './register-members.ts'
import { anonymous, type Visitor } from './visitor.ts'

/** The data that setup() hands to every virtual user. */
export interface TestAccounts {
  personas: Persona[]
  members: Member[]
}

/** Messages that a member's free credits of a month pay for. */
const freeMessages = 50
const minMembers = 10
const maxMembers = 500

/** Registers the members of a run and buys the credits that they need. `memberShare`: the share of messages that members send. */
export function prepareAccounts(settings: LoadSettings, memberShare: number): TestAccounts {
  const personas = checkTarget()
  const messages = Math.ceil(iterations(settings) * memberShare)
  const needed = Math.min(maxMembers, Math.max(minMembers, Math.ceil(messages / freeMessages)))
  const members = memberShare > 0 ? registerMembers(settings.members ?? needed) : []
  // Members are drawn at random, so some send more than the mean.
  if (members.length > 0) buyCreditsFor(members, Math.ceil((1.5 * messages) / members.length) + 5)
  return { personas, members }
}

/** Returns a new guest. The product issues the guest token with the first conversation. */
export const newGuest = (): Visitor => ({ ...anonymous(), who: 'guest' })

/** Returns a random member, with a cookie store of its own. */
export const randomMember = ({ members }: TestAccounts): Member => {
  const member = randomItem(members)
  if (!member) exec.test.abort('There are no members to send as.')
  return { ...(member as Member) }
}

export const randomItem = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** Returns the id of one of the first twelve personas, so that caches are as warm as for popular personas. */
export const randomPersonaId = ({ personas }: TestAccounts): string => randomItem(personas.slice(0, 12))?.id ?? ''
