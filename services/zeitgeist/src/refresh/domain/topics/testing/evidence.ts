import { isTopicStopWord } from '@rostra/text/stop-words/topic-words'
import { hashText } from '../../sketches/hash.ts'
import type { Evidence } from '../topic.ts'

/** A message of a test: who says what to which persona, when, and in which conversation. */
export interface Said {
  person: number
  personaId: string
  conversationId: string
  text: string
  at: Date
}

const dayMs = 86_400_000
const bitsOfTerm = 2 ** 40
/** Returns the words and pairs of words of a text. It stands in for the terms that the service takes. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const isContent = (word: string) => word.length > 2 && !isTopicStopWord(word)
  const pairs = words
    .slice(1)
    .flatMap((word, index) => (isContent(word) && isContent(words[index] as string) ? [`${words[index]} ${word}`] : []))
  return [...new Set([...words.filter(isContent), ...pairs])]
}

export const termOf = (word: string): number => hashText(word) % bitsOfTerm

/** Makes rows of messages, one for each conversation and day. */
export function toEvidence(messages: readonly Said[]): Evidence[] {
  const rows = new Map<string, Evidence & { messages: Evidence['messages'][number][] }>()
  for (const [index, { person, personaId, conversationId, text, at }] of messages.entries()) {
    const day = Math.floor(at.getTime() / dayMs)
    const key = `${conversationId} ${day}`
    const row = rows.get(key) ?? { day, conversationId, personaId, person, messages: [] }
    const terms = wordsOf(text)
      .map(termOf)
      .sort((a, b) => a - b)
    row.messages.push({ exchangeId: `exchange-${index}`, at, terms, runs: [] })
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** Returns a reading of rows in batches. */
export const inBatches = (rows: readonly Evidence[], size = 100) =>
  async function* (): AsyncGenerator<readonly Evidence[]> {
    for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
  }

/** Returns numbers from 0 to 1 that look random and depend on the seed only (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
