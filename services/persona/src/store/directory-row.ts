import type { Listed } from '../domain/directory/directory.ts'
import type { PersonaCard } from '../domain/persona.ts'
import { popularityOf } from '../domain/popularity.ts'
import type { PersonaRow } from './persona-model.ts'

/** What lists take from the database: prompts are long, and not theirs to show. */
export const forCards = {
  ...{ slug: 1, name: 1, description: 1, category: 1, voice: 1, avatarUrl: 1, avatarEmoji: 1, avatarBgColor: 1, isPrivate: 1 },
  ...{ ownerId: 1, createdAt: 1, upvotes: 1, downvotes: 1, conversationCount: 1, peopleCount: 1 },
} as const

export type CardRow = Pick<PersonaRow, '_id' | keyof typeof forCards>

export const toCard = ({ _id, ...card }: CardRow): PersonaCard => ({ id: _id.toHexString(), ...card })

export const forDirectory = { ...forCards, popularity: 1, rating: 1 } as const

export type DirectoryRow = Pick<PersonaRow, '_id' | keyof typeof forDirectory>

/** Rows of an earlier version have no popularity yet. */
export function toListed<Card>({ popularity, rating, ...row }: DirectoryRow, encode: (card: PersonaCard) => Card): Listed<Card> {
  const card = toCard(row)
  const ranks = { popular: popularity ?? popularityOf(card), newest: card.createdAt.getTime(), rating }
  return { id: card.id, card: encode(card), ranks }
}
