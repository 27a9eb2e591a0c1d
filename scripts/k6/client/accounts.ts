import exec from 'k6/execution'
import http from 'k6/http'
import type { LoadSettings } from '../plan/load-settings.ts'
import { call } from './call.ts'
import { baseUrl } from './settings.ts'
import type { Visitor } from './visitor.ts'

export interface Member extends Visitor {
  username: string
  password: string
}

export interface Persona {
  id: string
  slug: string
  name: string
}

/** The data that setup() hands to every virtual user. */
export interface TestAccounts {
  personas: Persona[]
  members: Member[]
}

export const anonymous = (): Visitor => ({ who: 'anonymous', cookie: '' })

/** Returns a new guest. The product issues the guest token with the first conversation. */
export const newGuest = (): Visitor => ({ who: 'guest', cookie: '' })

/** Returns a member who is not yet registered. The name is unique over all runs and begins with `load-`. */
export function newMember(): Member {
  const username = `load-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  return { who: 'member', cookie: '', username, password: 'Engine1843' }
}

/** Registers a member, who receives the session's cookies. Returns false when the registration is refused. */
export function register(member: Member, route = 'POST /api/register'): boolean {
  const { username, password } = member
  const body = { username, email: `${username}@example.com`, password }
  return call(member, { method: 'POST', path: '/api/register', route, body, status: 201 }).status === 201
}

/** Messages that a member's free credits of a month pay for. */
const freeMessages = 50
const minMembers = 10
/** Members are drawn at random, so some send more than the mean. */
const spread = 1.5

/**
 * Checks that the target answers, and registers as many members as the run needs for messages that cost nothing. `memberShare`: the share of iterations in which a
 * member sends. Aborts the run when the target does not answer, has no persona, or refuses a registration.
 */
export function prepareAccounts(settings: LoadSettings, memberShare: number): TestAccounts {
  const personas = checkTarget()
  const { rate, vus = 1, seconds } = settings
  // Each virtual user of the closed model is assumed to take a second.
  const messages = (rate ?? vus) * seconds * memberShare
  const needed = memberShare > 0 ? Math.max(minMembers, Math.ceil((spread * messages) / freeMessages)) : 0
  const members = Array.from({ length: settings.members ?? needed }, () => {
    const member = newMember()
    if (!register(member, 'setup')) exec.test.abort('A member could not be registered: see which checks of `setup` failed.')
    return member
  })
  return { personas, members }
}

function checkTarget(): Persona[] {
  const ping = http.get(`${baseUrl}/api/ping`, { tags: { name: 'setup' }, timeout: '10s' })
  if (ping.status !== 200) {
    const failure = ping.status === 0 ? `No server answers at ${baseUrl} (${ping.error})` : `${baseUrl} answers ${ping.status} to /api/ping`
    exec.test.abort(`${failure}. Start Rostra there, or set BASE_URL to its address.`)
  }
  const personas = http.get(`${baseUrl}/api/bots/public?limit=100`, { tags: { name: 'setup' } }).json() as unknown as Persona[]
  if (!Array.isArray(personas) || personas.length === 0) {
    exec.test.abort(`${baseUrl} has no public persona. Start it with DEMO_DATA=true, or create a persona.`)
  }
  return personas.map(({ id, slug, name }) => ({ id, slug, name }))
}

/** Returns a random member, with a cookie store of its own. */
export const randomMember = ({ members }: TestAccounts): Member => {
  const member = randomItem(members)
  if (!member) exec.test.abort('There are no members to send as.')
  return { ...(member as Member) }
}

export const randomItem = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** Returns the id of one of the first twelve personas, so that caches are as warm as for popular personas. */
export const randomPersonaId = ({ personas }: TestAccounts): string => randomItem(personas.slice(0, 12))?.id ?? ''
