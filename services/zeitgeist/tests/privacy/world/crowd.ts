import { createHash } from 'node:crypto'
import type { Random } from './random.ts'
import { dayMs, type WorldMember, type WorldMessage, type WorldPersona, type WorldSize } from './world.ts'

/** The people and personas of a world, and what was said so far. Secrets are planted with it. */
export interface Crowd {
  random: Random
  size: WorldSize
  /** The first moment of day 0, UTC. */
  start: number
  personas: readonly WorldPersona[]
  privatePersonas: readonly WorldPersona[]
  members: readonly WorldMember[]
  /** Members who allow insights from the beginning to the end. */
  willing: readonly WorldMember[]
  unwilling: readonly WorldMember[]
  messages: WorldMessage[]
  /** Draws a moment between 6:00 and 20:00 of a day. */
  momentOf: (day: number) => number
  /** Adds a message of a conversation of its own, unless one is named by any text. */
  say: (message: { person: string; persona: WorldPersona; at: number; text: string; conversation?: string }) => void
  /** Fills a template in. */
  fill: (template: string) => string
}

const tempers = ['Kind', 'Quiet', 'Honest', 'Curious', 'Patient', 'Cheerful', 'Steady', 'Bright']
const callings = ['Coach', 'Teacher', 'Guide', 'Helper', 'Mentor', 'Scholar']

export function createCrowd(size: WorldSize, random: Random, start: number): Crowd {
  let exchanges = 0
  let conversations = 0
  const idOf = (kind: string, number: number | string) => createHash('sha256').update(`${kind} ${number}`).digest('hex').slice(0, 24)
  const personasOf = (count: number, isPrivate: boolean) =>
    Array.from({ length: count }, (_, index): WorldPersona => {
      const name = `${tempers[index % 8]} ${callings[Math.floor(index / 8)]}`
      return { id: idOf(`persona ${isPrivate}`, index), name: isPrivate ? `Private ${name}` : name, isPrivate }
    })
  const members = Array.from({ length: size.people }, (_, index): WorldMember => {
    const consents = index % 12 !== 7
    return { id: `account-${String(index).padStart(5, '0')}`, username: random.inventWord(), consents }
  })
  const messages: WorldMessage[] = []
  return {
    random,
    size,
    start,
    personas: personasOf(size.personas, false),
    privatePersonas: personasOf(3, true),
    members,
    willing: members.filter(({ consents }) => consents),
    unwilling: members.filter(({ consents }) => !consents),
    messages,
    momentOf: (day) => start + day * dayMs + (6 + random.next() * 14) * 3_600_000,
    say: ({ person, persona, at, text, conversation = conversations++ }) => {
      const ids = { exchangeId: idOf('exchange', exchanges++), conversationId: idOf('conversation', conversation), personaId: persona.id }
      messages.push({ ...ids, person, at: Math.floor(at), text })
    },
    fill: (template) => template.replace(/\{([^}]*)\}/g, (_, choices: string) => random.pick(choices.split('|'))),
  }
}
