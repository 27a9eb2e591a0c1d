/** The English texts of what an account keeps. Another language is another file of this shape. */
export const enStorage = {
  material: 'Material of your personas',
  conversations: 'Conversations',
  of: (used: string, limit: string) => `${used} of ${limit}`,
  failed: 'Your storage could not be loaded.',
} as const
