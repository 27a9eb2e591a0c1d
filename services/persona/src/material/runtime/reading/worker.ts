import { constants } from 'node:os'
import { lowerPriority } from '@rostra/kit/app/lower-priority'
import { encodePassages } from '../../domain/passages/passage-index.ts'
import { encodeTerms } from '../../domain/passages/passage-terms.ts'
import { type ReadText, UnreadableFile, type UploadedFile } from '../../domain/sources/ports.ts'
import type { ReadCard } from './cards/read-card.ts'
import { readPassages } from './read-passages.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'

/** What a file is read as: the material of a persona, or a character card. */
export type ReadAs = 'material' | 'card'

export interface ReadTask {
  file: UploadedFile
  as: ReadAs
  limits: ReadingLimits
}

/** What was read, or why the file cannot be read. An error of a class of its own does not cross to another thread. */
export type ReadOutcome = ReadText | ReadCard | { unreadable: string; cause: string }

/** Reads a file. Runs in a worker thread of the reading process. */
export async function readInWorker({ file, as, limits }: ReadTask): Promise<ReadOutcome> {
  try {
    if (as === 'material') return indexed(await readPassages(file, limits))
    const { readCard } = await import('./cards/read-card.ts')
    return readCard(file, limits)
  } catch (error) {
    const refusal = error instanceof UnreadableFile ? error : error instanceof RangeError ? refusalOfRangeError(error) : null
    if (!refusal) throw error
    return { unreadable: refusal.message, cause: refusal.cause === undefined ? '' : String(refusal.cause) }
  }
}

/** Makes the terms and the index here, at the lowest priority: in the process that searches they would delay searches. */
function indexed(read: ReadText): ReadText {
  const passages = read.passages.map((passage) => ({ ...passage, terms: encodeTerms(passage.text) }))
  return { ...read, passages, segments: [...encodePassages(passages)].filter((segment) => segment !== undefined) }
}

/** The engine throws these errors for a stack, a buffer, an array or a string that becomes too large. Any other is a defect. */
function refusalOfRangeError(error: RangeError): UnreadableFile | null {
  if (/call stack/i.test(error.message)) return unreadable.tooDeep()
  return /allocation|invalid (?:array|string|typed array) length|maximum size exceeded/i.test(error.message)
    ? unreadable.tooMuchMemory()
    : null
}

// Once all is loaded, so that a busy machine does not keep it from starting. On Linux this is the
// priority of the calling thread, elsewhere that of the process.
lowerPriority(constants.priority.PRIORITY_LOW)
