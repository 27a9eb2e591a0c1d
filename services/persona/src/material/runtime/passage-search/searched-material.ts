import { frequencyOf, type SearchedPart } from '@rostra/search/segments/rank-documents'
import type { Segment } from '@rostra/search/segments/segment'
import { termsWithPart } from '@rostra/search/segments/terms-with-part'
import type { ReadySource } from '../../domain/passages/passage.ts'
import type { KnownTerms } from '../../domain/passages/query/known-forms.ts'
import { titleTerms } from './title-terms.ts'

/** The index of some sources, for one search. */
export interface SearchedMaterial extends KnownTerms {
  personaId: string
  sources: readonly ReadySource[]
  parts: readonly SearchedPart[]
}

/** Joins the segments of sources. Counts the passages of each term once. */
export function searchedMaterial(
  personaId: string,
  sources: readonly ReadySource[],
  segments: readonly (readonly Segment[])[],
): SearchedMaterial {
  const all = segments.flat()
  const counts = new Map<string, number>()
  return {
    personaId,
    sources,
    parts: sources.map(({ title }, number) => ({ sharedTerms: titleTerms(title), segments: segments[number] ?? [] })),
    passages: all.reduce((total, { count }) => total + count, 0),
    withPart: (parts) => termsWithPart(all, parts),
    frequency: (term) => {
      const known = counts.get(term)
      if (known !== undefined) return known
      const counted = frequencyOf(all, term)
      counts.set(term, counted)
      return counted
    },
  }
}
