/** The English words that the renderer of Markdown adds. Another language is another file of this shape. */
export const enMarkdown = {
  notes: 'Footnotes',
  backToMark: (number: number) => `Back to mark ${number}`,
  done: 'Done',
  open: 'Not done',
  formulaNotSet: 'This formula could not be shown as one. This is how it was written.',
} as const
