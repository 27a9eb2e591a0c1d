import type { Article } from '../../api/schemas.ts'

/** The four authors, in the order of the masthead. */
export const authors = [
  'Claudeus Philosophy Desk',
  'Geeps Tech Solutions',
  'Gemma Future Trends',
  'Deeps Data Analysis',
] as const satisfies readonly Article['author'][]

export type Author = (typeof authors)[number]

const colours: Record<Author, string> = {
  'Claudeus Philosophy Desk': '#7C3AED',
  'Geeps Tech Solutions': '#0F766E',
  'Gemma Future Trends': '#B45309',
  'Deeps Data Analysis': '#0369A1',
}

/** Returns the face of an author's medallion. */
export const faceOf = (author: Author) => ({ name: author, avatarUrl: null, avatarEmoji: null, avatarBgColor: colours[author] })

/** Splits an author's name into the first word, which is also the name of the model, and the role. */
export function nameAndRole(author: Author): [name: string, role: string] {
  const space = author.indexOf(' ')
  return [author.slice(0, space), author.slice(space + 1)]
}
