import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import { cardFields, type PersonaRow, toCard } from '../../core/store/personas/persona-model.ts'
import type { IndexedPersona } from '../domain/ports.ts'

/** The stored fields that the search index needs. */
export const indexedFields = { ...cardFields, popularity: 1, rating: 1 } as const

export type IndexedRow = Pick<PersonaRow, '_id' | keyof typeof indexedFields>

/** Returns the index entry of a row. Throws for a category or a voice that is unknown. */
export function toIndexedPersona({ popularity, rating, ...row }: IndexedRow, encode: (card: PersonaCard) => Uint8Array): IndexedPersona {
  const card = toCard(row)
  const { id, name, description, category } = card
  const sortKeys = { popular: popularity, newest: card.createdAt.getTime(), rating }
  return { id, card: encode(card), summary: { name, description, category }, sortKeys }
}
