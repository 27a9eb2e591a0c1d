import { chunksOf } from '@rostra/kit/chunks'
import { hasTerm } from '../../../core/domain/terms/excluded-term.ts'
import { hashTerm } from '../../../core/domain/terms/hash-terms.ts'
import { takeTerms } from '../../../core/domain/terms/take-terms.ts'
import type { Ports } from '../../domain/ports.ts'
import { screenWord } from '../../domain/texts/screen-word.ts'
import type { Topic, TopicTerm } from '../../domain/topics/topic.ts'

/** Exchanges of one call to chat. */
const readAtOnce = 500
/** A term's text is looked for in this many exchanges. */
const examples = 3

type Needed = Pick<Ports, 'messages' | 'members' | 'termKey' | 'excludedTerms'>

/**
 * Returns the texts of the topics' terms by their hashes, read from chat, without those that may not be shown: names of members,
 * excluded terms, numbers, links and what else `screenWord` refuses. `mayUse` says whether the messages of an account may be used now.
 */
export async function readWords(
  ports: Needed,
  topics: readonly Topic[],
  mayUse: (accountId: string) => boolean,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, string>> {
  const words = new Map<number, string>()
  const key = (await ports.termKey()).toString('hex')
  const terms = topics.flatMap((topic) => topic.terms)
  for (let example = 0; example < examples; example++) {
    const missing = terms.filter(({ hash }) => !words.has(hash))
    await readExamples(ports, missing, example, { key, mayUse, words }, signal)
  }
  return screen(ports, topics, words, signal)
}

interface Reading {
  key: string
  mayUse: (accountId: string) => boolean
  words: Map<number, string>
}

async function readExamples(
  { messages }: Needed,
  missing: readonly TopicTerm[],
  example: number,
  { key, mayUse, words }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Set(missing.map(({ hash }) => hash))
  const ids = [...new Set(missing.flatMap(({ exchangeIds }) => exchangeIds[example] ?? []))].sort()
  for (const some of chunksOf(ids, readAtOnce)) {
    for (const { accountId, content } of await messages.read(some, signal)) {
      if (!mayUse(accountId)) continue
      for (const term of takeTerms(content).terms) {
        const hash = hashTerm(key, term)
        if (wanted.has(hash)) words.set(hash, term)
      }
    }
  }
}

/**
 * Returns the texts that may be shown. A username of two words is looked for in each topic: its words could stand side by side in an entry.
 */
async function screen(
  { members, excludedTerms }: Needed,
  topics: readonly Topic[],
  words: ReadonlyMap<number, string>,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const excluded = await excludedTerms.all()
  const shown = new Map([...words].filter(([, text]) => screenWord(text) && !hasTerm(text, excluded)))
  const pairs = topics.flatMap(({ terms }) => pairsOf([...new Set(terms.flatMap(({ hash }) => partsOf(shown.get(hash) ?? '')))]))
  const asked = new Set([...[...shown.values()].flatMap((text) => [text, ...partsOf(text)]), ...pairs])
  const names = await members.namesAmong([...asked].sort(), signal)
  const parts = new Set([...names].flatMap(partsOf))
  return new Map([...shown].filter(([, text]) => !names.has(text) && !partsOf(text).some((part) => parts.has(part))))
}

const partsOf = (text: string): string[] => text.split(' ').filter((part) => part !== '')

const pairsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((first) => parts.filter((second) => second !== first).map((second) => `${first} ${second}`))
