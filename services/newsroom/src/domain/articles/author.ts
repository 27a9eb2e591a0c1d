/** The four authors of the newsroom, in the order of the page. A stored position has an author's number in it: a new author comes last. */
export const authors = ['claudeus', 'geeps', 'gemma', 'deeps'] as const

export type Author = (typeof authors)[number]
