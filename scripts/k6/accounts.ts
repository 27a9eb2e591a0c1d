import exec from 'k6/execution'
import http from 'k6/http'
import { call } from './call.ts'
import { baseUrl, rate, seconds } from './settings.ts'
import type { Visitor } from './visitor.ts'

/** The data that setup() hands to every virtual user. */
export interface TestAccounts {
  personaIds: string[]
  members: Visitor[]
}

/** Returns a new guest. The product issues the guest token with the first conversation. */
export const newGuest = (): Visitor => ({ who: 'guest', cookie: '' })

/** Registers a member. The name is unique over all runs and begins with `load-`. Aborts the run when the registration is refused. */
function registerMember(): Visitor {
  const member: Visitor = { who: 'member', cookie: '' }
  const username = `load-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const body = { username, email: `${username}@example.com`, password: 'Engine1843' }
  const { status } = call(member, { method: 'POST', path: '/api/register', route: 'setup', body, status: 201 })
  if (status !== 201) exec.test.abort('A member could not be registered: see which checks of `setup` failed.')
  return member
}

/** Messages that a member's free credits of a month pay for. */
const freeMessages = 50
const minMembers = 10
/** Members are drawn at random, so some send more than the mean. */
const spread = 1.5

/**
 * Checks that the target answers, and registers as many members as the run needs for messages that cost nothing. `memberShare`: the share
 * of iterations in which a member sends. Aborts the run when the target does not answer, has no persona, or refuses a registration.
 */
export function prepareAccounts(memberShare: number): TestAccounts {
  const personaIds = checkTarget()
  const messages = rate * seconds * memberShare
  const length = memberShare > 0 ? Math.max(minMembers, Math.ceil((spread * messages) / freeMessages)) : 0
  return { personaIds, members: Array.from({ length }, registerMember) }
}

/** Returns the ids of public personas. */
function checkTarget(): string[] {
  const ping = http.get(`${baseUrl}/api/ping`, { tags: { name: 'setup' }, timeout: '10s' })
  if (ping.status !== 200) {
    const failure = ping.status === 0 ? `No server answers at ${baseUrl} (${ping.error})` : `${baseUrl} answers ${ping.status} to /api/ping`
    exec.test.abort(`${failure}. Start Rostra there, or set BASE_URL to its address.`)
  }
  const personas = http.get(`${baseUrl}/api/bots/public?limit=100`, { tags: { name: 'setup' } }).json() as { id: string }[]
  if (!Array.isArray(personas) || personas.length === 0) {
    exec.test.abort(`${baseUrl} has no public persona. Start it with DEMO_DATA=true, or create a persona.`)
  }
  return personas.map(({ id }) => id)
}

/** Returns a random member, with a cookie store of its own. */
export const randomMember = ({ members }: TestAccounts): Visitor => {
  const member = randomItem(members)
  if (!member) exec.test.abort('There are no members to send as.')
  return { ...(member as Visitor) }
}

const randomItem = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** Returns the id of one of the first twelve personas, so that caches are as warm as for popular personas. */
export const randomPersonaId = ({ personaIds }: TestAccounts): string => randomItem(personaIds.slice(0, 12)) ?? ''
