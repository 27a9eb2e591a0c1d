import type { Citation__Output } from '@rostra/proto/gen/rostra/chat/v1/Citation'
import { type Citation, citation } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'

z.globalRegistry.add(citation, {
  id: 'Citation',
  description:
    'A passage of the persona’s material. `[n]` in the answer cites it. `page` counts from 1 and is null for a source without pages; ' +
    '`pageLabel` is what the document calls that page, such as `iv`, when that is not its number; `heading` ' +
    'has the headings above it, joined by “ › ”; `excerpt` is the whole passage. In a share `sourceId` is empty.',
  // Without this the document would contain two schemas, one for input and one for output.
  override: { additionalProperties: undefined },
})

/** A passage that an answer cites. */
export const citationSchema = citation

export const toCitation = ({ n, sourceId, title, page, pageLabel, heading, excerpt }: Citation__Output): Citation => ({
  n,
  sourceId,
  title,
  heading,
  excerpt,
  page: page || null,
  ...(pageLabel ? { pageLabel } : {}),
})
