/** The English texts of what an account keeps. Another language is another file of this shape. */
export const enStorage = {
  title: 'Storage',
  text: 'What your personas know, and how many conversations you have. Originals of sources go 7 days after they were read, unless you keep them.',
  material: 'Material of your personas',
  conversations: 'Conversations',
  of: (used: string, limit: string) => `${used} of ${limit}`,
  failed: 'Your storage could not be loaded.',
} as const
