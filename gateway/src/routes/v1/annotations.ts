import { CodeTracker } from '@rostra/markdown/code-tracker'
import type { Citation__Output } from '@rostra/proto/gen/rostra/chat/v1/Citation'
import { z } from 'zod'

export const annotationSchema = z
  .object({
    type: z.literal('file_citation'),
    file_id: z.string().meta({ description: 'The id of the source' }),
    filename: z.string().meta({ description: 'The title of the source' }),
    index: z.int32().meta({ description: 'Where the marker begins in the text, in UTF-16 units' }),
    quote: z.string().meta({ description: 'The passage' }),
  })
  .meta({ id: 'FileCitation' })

export type Annotation = z.infer<typeof annotationSchema>

/**
 * Returns an annotation for each marker `[n]` of a passage that the answer cites, in the order of the
 * text. Code and links (`[1](…)`) have no markers, as chat reads them.
 */
export function annotationsOf(text: string, citations: readonly Citation__Output[]): Annotation[] {
  const byNumber = new Map(citations.map((citation) => [citation.n, citation]))
  const isCode = codeIn(text)
  return [...text.matchAll(/\[(\d{1,3})\](?!\()/g)].flatMap((marker) => {
    const cited = byNumber.get(Number(marker[1]))
    if (!cited || isCode[marker.index]) return []
    return { type: 'file_citation' as const, file_id: cited.sourceId, filename: cited.title, index: marker.index, quote: cited.excerpt }
  })
}

/** Returns of each UTF-16 unit of a text whether it is code. */
function codeIn(text: string): boolean[] {
  const tracker = new CodeTracker()
  return Array.from({ length: text.length }, (_, index) => tracker.next(text.charAt(index)))
}
