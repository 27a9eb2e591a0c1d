/** The four authors of the newsroom, in the order of the page. */
export const authors = ['claudeus', 'geeps', 'gemma', 'deeps'] as const

export type Author = (typeof authors)[number]
