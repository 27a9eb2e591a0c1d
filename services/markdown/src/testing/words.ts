import type { MarkdownWords } from '../options.ts'

export const words: MarkdownWords = { notes: 'Footnotes', backToMark: (number) => `Back to mark ${number}`, done: 'Done', open: 'Not done' }
