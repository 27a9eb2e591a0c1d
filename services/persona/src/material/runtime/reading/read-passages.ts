import { splitIntoPassages } from '../../domain/passages/split-into-passages.ts'
import type { ReadText, UploadedFile } from '../../domain/sources/ports.ts'
import { readBlocks } from './read-blocks.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'

/** Reads a file and splits its text into passages, in this thread. `isOwn`: it is the product's. Throws `UnreadableFile`. */
export async function readPassages(file: UploadedFile, limits: ReadingLimits, isOwn = false): Promise<ReadText> {
  const { pages, pageLabels, blocks, note } = await readBlocks(file, limits)
  const passages = splitIntoPassages(blocks, { hasOtherQuestions: isOwn }).map((passage) => {
    const pageLabel = passage.page === null ? undefined : pageLabels?.get(passage.page)
    return pageLabel === undefined ? passage : { ...passage, pageLabel }
  })
  if (passages.length === 0) throw unreadable.empty()
  return { pages, passages, ...(note ? { note } : {}) }
}
