import { entryTypes } from '../../src/core/domain/entries/entry.ts'
import type { Brief } from '../../src/refresh/domain/entries/brief.ts'
import { draftTexts } from '../../src/refresh/domain/texts/draft/draft-texts.ts'
import { wordsOf } from './truth/words.ts'

/** Words that stand for those of a brief, and are in no phrase. */
const placeholders = ['qxone', 'qxtwo', 'qxthree', 'qxfour', 'qxfive', 'qxsix']

/** Returns the words that the built-in writer uses on its own: those of its drafts about words that do not exist. */
export function writerVocabulary(): Set<string> {
  const words = placeholders.map((text) => ({ text, people: 50 }))
  const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 50, 1_000, 4_000, 30_000]
  const briefs = entryTypes.flatMap((type) =>
    counts.flatMap((people, at): Brief[] => {
      const growth = { now: people, before: counts[at - 1] ?? 0 }
      return [{ type, words, people, personas: at + 2, growth, botName: '', seed: `${at}` }]
    }),
  )
  const texts = briefs
    .flatMap(draftTexts)
    .flatMap(({ title, content, sampleMessages }) => [title, content, ...sampleMessages.map((one) => one.content)])
  return new Set(texts.flatMap(wordsOf).filter((word) => !placeholders.includes(word)))
}
