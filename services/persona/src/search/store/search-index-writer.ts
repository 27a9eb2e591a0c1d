import type { Log } from '@rostra/kit/log'
import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import type { SearchIndex } from '../domain/ports.ts'
import { indexedPersonas } from './search-index-metrics.ts'
import { type IndexedRow, toIndexedPersona } from './search-index-row.ts'

export interface SearchIndexWriter {
  /** Puts stored rows into the index. A row that cannot be read is logged and left out. */
  put: (rows: readonly IndexedRow[]) => void
  remove: (ids: Iterable<string>) => void
}

export function createSearchIndexWriter(index: SearchIndex, encode: (card: PersonaCard) => Uint8Array, log: Log): SearchIndexWriter {
  const remove = (ids: Iterable<string>) => {
    for (const id of ids) index.remove(id)
    indexedPersonas.set(index.size)
  }
  return {
    put: (rows) => {
      for (const row of rows) {
        const personaId = row._id.toHexString()
        try {
          index.put(toIndexedPersona(row, encode))
        } catch (err) {
          log.error({ err, personaId }, 'a persona is not in the search index, because its row cannot be read')
          index.remove(personaId)
        }
      }
      indexedPersonas.set(index.size)
    },
    remove,
  }
}
