import { type FileReader, UnreadableFile } from '../../domain/sources/ports.ts'

/** TEMPORARY on this branch: reads text as one passage. */
export const unbuiltFileReader: FileReader = {
  read: async ({ name, content }) => {
    const text = Buffer.from(content).toString().trim()
    if (!/\.(txt|md|markdown)$/i.test(name) || text === '') throw new UnreadableFile('This file has no text')
    return { pages: null, passages: [{ page: null, heading: '', text }] }
  },
}
