import type { Connection, Model } from 'mongoose'
import type { PersonaRow } from './persona-model.ts'

/** What the version before searched and sorted by. */
const indexes = [
  'isPrivate_1_createdAt_-1__id_-1',
  'isPrivate_1_rating_-1__id_-1',
  'isPrivate_1_stems_1_popularity_-1__id_-1_category_1',
  'isPrivate_1_stems_1_createdAt_-1__id_-1_category_1',
  'isPrivate_1_stems_1_rating_-1__id_-1_category_1',
]

/**
 * Takes away what searches in the database needed: indexes, stems and the vocabulary. Replicas of the version before can't list without
 * them, so it must not run before they are gone. May run again, and on several replicas at once.
 */
export async function removeStoredSearch(connection: Connection, { collection }: Model<PersonaRow>): Promise<void> {
  const there = new Set((await collection.indexes()).map(({ name }) => name))
  for (const name of indexes) if (there.has(name)) await collection.dropIndex(name).catch(ignoreMissing)
  await collection.updateMany({ stems: { $exists: true } }, { $unset: { stems: 1 } })
  await connection.dropCollection('vocabulary').catch(ignoreMissing)
}

function ignoreMissing(error: { codeName?: string }): void {
  if (error.codeName !== 'IndexNotFound' && error.codeName !== 'NamespaceNotFound') throw error
}
