import { z } from 'zod'
import { offlineModelId, sourceKinds } from '../articles/article.ts'
import { authors } from '../articles/author.ts'
import { isPlain } from '../writing/words/text-form.ts'

const text = z.string().min(1).refine(isPlain, 'is not plain text').regex(/^\D*$/, 'has a digit')

const source = z.strictObject({ kind: z.enum(sourceKinds), title: text, slug: z.string().default('') })

/** A sample story of a day before the first start. The offline model counts as its writer. */
export const demoStorySchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]{8,60}$/),
    author: z.enum(authors),
    /** 1 is yesterday. At most one story of an author is of the same day. */
    daysAgo: z.int().min(1).max(6),
    title: text,
    paragraphs: z.array(z.strictObject({ text, sources: z.array(z.int().min(1)).min(1) })).min(1),
    takeaways: z.array(text).min(2).max(4),
    sources: z.array(source).min(1),
  })
  .transform((story) => ({ ...story, modelId: offlineModelId }))

export type DemoStory = z.output<typeof demoStorySchema>

/** Sorts stories by their days, newest first, and those of one day by their authors. */
export const newestFirst = (stories: readonly DemoStory[]): DemoStory[] =>
  stories.toSorted((a, b) => a.daysAgo - b.daysAgo || authors.indexOf(a.author) - authors.indexOf(b.author))
