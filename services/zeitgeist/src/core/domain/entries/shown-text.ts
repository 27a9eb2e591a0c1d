import { hasTerm } from '../terms/excluded-term.ts'
import type { EntryText } from './entry.ts'

/** Reports whether a text that a reader sees of an entry has one of the terms. */
export const showsTerm = (entry: EntryText, terms: ReadonlySet<string>): boolean => shownTexts(entry).some((text) => hasTerm(text, terms))

const shownTexts = ({ title, content, sampleMessages }: EntryText): string[] => [
  title,
  content,
  ...sampleMessages.map((message) => message.content),
]
