import type { PersonaCard } from '../../domain/personas/persona.ts'
import type { IndexedPersona } from '../../domain/search/ports.ts'
import { type PersonaRow, toEnums } from '../personas/persona-model.ts'

/** The stored fields of a card. Prompts are not among them: they are long and not public. */
export const cardFields = {
  ...{ slug: 1, name: 1, description: 1, category: 1, voice: 1, avatarUrl: 1, avatarEmoji: 1, avatarBgColor: 1, isPrivate: 1 },
  ...{ ownerId: 1, createdAt: 1, upvotes: 1, downvotes: 1, conversationCount: 1, peopleCount: 1 },
} as const

export type CardRow = Pick<PersonaRow, '_id' | keyof typeof cardFields>

/** Returns the card of a row. Throws for a category or a voice that is unknown. */
export const toCard = ({ _id, ...row }: CardRow): PersonaCard => ({ id: _id.toHexString(), ...row, ...toEnums(row) })

/** The stored fields that the search index needs. */
export const indexedFields = { ...cardFields, popularity: 1, rating: 1 } as const

export type IndexedRow = Pick<PersonaRow, '_id' | keyof typeof indexedFields>

/** Returns the index entry of a row. Throws for a category or a voice that is unknown. */
export function toIndexedPersona<Card>(
  { popularity, rating, ...row }: IndexedRow,
  encode: (card: PersonaCard) => Card,
): IndexedPersona<Card> {
  const card = toCard(row)
  const sortKeys = { popular: popularity, newest: card.createdAt.getTime(), rating }
  return { id: card.id, card: encode(card), sortKeys }
}
