import type { Source } from '../articles/article.ts'
import type { Material, MaterialSource } from '../material/material.ts'

/** Returns the sources of a story as its page lists them, in the order of the numbers that paragraphs use. */
export const sourcesOf = (material: Material): Source[] => material.map(sourceOf)

function sourceOf(source: MaterialSource): Source {
  const { kind, title } = source
  if (kind === 'entry') return { kind, title, slug: '', entryId: source.id }
  return { kind, title, slug: kind === 'story' ? source.slug : '' }
}
