import type { Source } from '../articles/article.ts'
import type { Material } from '../material/material.ts'

/** Returns the sources of a story as its page lists them, in the order of the numbers that paragraphs use. */
export const sourcesOf = (material: Material): Source[] =>
  material.map((source) => ({ kind: source.kind, title: source.title, slug: source.kind === 'story' ? source.slug : '' }))
