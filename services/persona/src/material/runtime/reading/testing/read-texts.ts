import { cleanText } from '../../../domain/passages/clean-text.ts'
import { readBlocks } from '../read-blocks.ts'
import { defaultReadingLimits } from '../reading-limits.ts'

/** Reads a file. Returns the texts of its blocks. */
export async function readTexts(name: string, content: Uint8Array): Promise<string[]> {
  const { blocks } = await readBlocks({ name, content }, defaultReadingLimits)
  return blocks.map(({ text }) => cleanText(text))
}
