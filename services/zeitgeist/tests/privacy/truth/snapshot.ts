import { dayMs, type WorldMessage } from '../world/world.ts'
import { wordsOf } from './words.ts'

/** Where a person used words: `person conversation`. */
interface Use {
  person: string
  personaId: string
  conversationId: string
}

/** The possible sources of an edition: the messages of the last 7 days that count at its moment, looked up by word. */
export interface Snapshot {
  at: number
  /** How many people said a word. */
  peopleWhoSaid: (word: string) => number
  /** How many people said other words of these than in an earlier window. */
  changedSince: (earlier: Snapshot, words: readonly string[]) => number
  /** Who said which of the words: their places, in ascending order. */
  saidBy: (words: readonly string[]) => Map<string, string>
  /** Conversations in which two of the words were said, or the only one. */
  usesOf: (words: readonly string[]) => Use[]
  /** Who spoke in a conversation that counts, and with whom. */
  conversation: (id: string) => Use | undefined
}

export function takeSnapshot(messages: readonly WorldMessage[], at: number, counts: (message: WorldMessage) => boolean): Snapshot {
  const from = Math.floor(at / dayMs - 6) * dayMs
  const conversations = new Map<string, Use>()
  const conversationsOf = new Map<string, Set<string>>()
  for (const message of messages) {
    if (message.at < from || message.at > at || !counts(message)) continue
    conversations.set(message.conversationId, message)
    for (const word of new Set(wordsOf(message.text))) {
      const found = conversationsOf.get(word)
      if (found) found.add(message.conversationId)
      else conversationsOf.set(word, new Set([message.conversationId]))
    }
  }
  const usesOf = (words: readonly string[]) => {
    const hits = new Map<string, number>()
    for (const word of new Set(words)) for (const id of conversationsOf.get(word) ?? []) hits.set(id, (hits.get(id) ?? 0) + 1)
    const needed = Math.min(2, new Set(words).size)
    return [...hits].flatMap(([id, count]) => (count >= needed ? [conversations.get(id) as Use] : []))
  }
  const people = new Map<string, number>()
  const saidBy = (words: readonly string[]) => {
    const said = new Map<string, string>()
    words.forEach((word, place) => {
      const sayers = new Set([...(conversationsOf.get(word) ?? [])].map((id) => conversations.get(id)?.person ?? ''))
      for (const person of sayers) said.set(person, `${said.get(person) ?? ''} ${place}`)
    })
    return said
  }
  return {
    at,
    saidBy,
    changedSince: (earlier, words) => {
      const before = earlier.saidBy(words)
      const now = saidBy(words)
      const people = new Set([...before.keys(), ...now.keys()])
      return [...people].filter((person) => before.get(person) !== now.get(person)).length
    },
    usesOf,
    conversation: (id) => conversations.get(id),
    peopleWhoSaid: (word) => {
      const known = people.get(word) ?? new Set([...(conversationsOf.get(word) ?? [])].map((id) => conversations.get(id)?.person)).size
      people.set(word, known)
      return known
    },
  }
}

export const peopleOf = (uses: readonly Use[]): Set<string> => new Set(uses.map(({ person }) => person))

/** The largest part of the people, or of the conversations, that belongs to one persona. */
export function largestShare(uses: readonly Use[]): number {
  const share = (key: 'person' | 'conversationId') => {
    const all = new Set(uses.map((use) => use[key])).size
    const each = [...Map.groupBy(uses, ({ personaId }) => personaId).values()].map((own) => new Set(own.map((use) => use[key])).size)
    return Math.max(0, ...each) / Math.max(1, all)
  }
  return Math.max(share('person'), share('conversationId'))
}
