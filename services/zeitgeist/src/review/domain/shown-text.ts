import type { Entry } from '../../core/domain/entries/entry.ts'

/** Returns all texts of an entry that a reader sees. */
export const shownTexts = ({ title, content, sampleMessages }: Pick<Entry, 'title' | 'content' | 'sampleMessages'>): string[] => [
  title,
  content,
  ...sampleMessages.map((message) => message.content),
]
