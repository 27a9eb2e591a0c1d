import type { Brief, EntryText } from './entry.ts'

/** Returns drafts of an entry's text, built from the words of the brief and fixed phrases. The same brief gives the same drafts. */
export function draftTexts(brief: Brief): EntryText[] {
  const [head, ...others] = brief.words.map(({ text }) => text)
  return [{ title: `${head} and more`, content: `At least ${brief.people} people used “${head}” and “${others[0]}”.`, sampleMessages: [] }]
}
