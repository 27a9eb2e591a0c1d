import type { Passage__Output } from '@rostra/proto/gen/rostra/persona/v1/Passage'
import { citation } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'
import { count } from '../fields.ts'

export const passageSchema = z
  .object({
    sourceId: z.string(),
    title: z.string().meta({ description: 'Of its source' }),
    page: count.nullable().meta({ description: 'On which it begins, from 1; null when its source has no pages' }),
    pageLabel: z
      .string()
      .optional()
      .meta({ description: 'What the document calls that page, such as `iv`; absent when that is its number' }),
    heading: z.string().meta({ description: 'The headings above it, joined by “ › ”; empty for none' }),
    text: z.string(),
  })
  .meta({ id: 'Passage', description: 'A part of a source, about 200 words' })

export const toPassage = ({ sourceId, title, page, pageLabel, heading, text }: Passage__Output): z.infer<typeof passageSchema> => ({
  sourceId,
  title,
  heading,
  text,
  page: page || null,
  ...(pageLabel ? { pageLabel } : {}),
})

export const foundPassageSchema = z
  .object({ ...citation.shape, score: z.number().meta({ description: 'How well it fits, above 0' }) })
  .meta({ id: 'FoundPassage', description: 'A passage that the model would get, as an answer would cite it' })

/** Converts passages in the order in which a model gets them, numbered from 1. */
export const toFoundPassages = (passages: readonly Passage__Output[]): z.infer<typeof foundPassageSchema>[] =>
  passages.map(({ score, ...passage }, index) => {
    const { text, ...place } = toPassage({ ...passage, score })
    return { n: index + 1, ...place, excerpt: text, score }
  })
