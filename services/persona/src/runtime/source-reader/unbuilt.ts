import type { PassageSearch, Passages } from '../../domain/passages/ports.ts'
import { type FileReader, UnreadableFile } from '../../domain/sources/ports.ts'

const unbuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** TEMPORARY on this branch: reads text as one passage. */
export const unbuiltFileReader: FileReader = {
  read: async ({ name, content }) => {
    const text = Buffer.from(content).toString().trim()
    if (!/\.(txt|md|markdown)$/i.test(name) || text === '') throw new UnreadableFile('This file has no text')
    return { pages: null, passages: [{ page: null, heading: '', text }] }
  },
}

/** TEMPORARY on this branch: stores nothing. */
export const unbuiltPassages: Passages = { add: async () => {}, list: async () => [], deletionOf: () => [], deletionOfPersona: () => [] }

/** TEMPORARY on this branch. */
export const unbuiltSearch: PassageSearch = { find: unbuilt }
