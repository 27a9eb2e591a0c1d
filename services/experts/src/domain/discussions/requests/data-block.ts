import { createHash } from 'node:crypto'
import { type DataBlocks, dataBlocks as dataBlocksOf } from '@rostra/llm/data-block'

export type { DataBlocks }

/**
 * Returns the delimiters of one request, 128 bits that the authors of its texts cannot know. Derived from the discussion's random seed and
 * the request's step, so that a delimiter which a model repeats ends no quotation in another expert's request.
 */
export const dataBlocks = (seed: string, kind: string, expertId: string): DataBlocks =>
  dataBlocksOf(createHash('sha256').update(`${seed}:${kind}:${expertId}`).digest('hex').slice(0, 32))
