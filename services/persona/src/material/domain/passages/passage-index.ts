import { encodeSegment, encodeSegments, type Field } from '@rostra/search/segments/encode-segments'
import {
  type Hit,
  type QueryTerm,
  type RankOptions,
  rankDocuments,
  type SearchedPart,
  weighTerms,
} from '@rostra/search/segments/rank-documents'
import { textVersion } from '@rostra/text/version'
import type { Passage } from './passage.ts'
import { decodeTerms, encodeTerms } from './passage-terms.ts'
import type { KnownTerms } from './query/known-forms.ts'
import { termsOf } from './terms.ts'

/** How many occurrences in the text one in a heading is worth. */
const headingWeight = 2

/**
 * BM25 over the passages of all sources of a persona. The floor is chosen with the questions of `npm run bench:knowledge`.
 * Few passages do not tell which words are frequent, so that they have no floor.
 */
const ranking: Omit<RankOptions, 'limit'> = {
  maxTerms: 64,
  sharedFieldShare: 0.25,
  floor: { leastDocuments: 50, share: 0.25, maxTerms: 8, unknownWeight: 1.25, judged: 6 },
}

/** The part of a passage that it is found by. `terms`: as `encodeTerms` returns them. */
export type IndexedText = Pick<Passage, 'heading' | 'text' | 'otherQuestions'> & { terms?: string }

/** Encodes the passages of a reading as segments, in order. Yields undefined between steps of about a millisecond. */
export const encodePassages = (passages: readonly IndexedText[]): Generator<Uint8Array | undefined> =>
  encodeSegments(fieldsOf(passages), { termsVersion: textVersion })

/** Encodes passages of a reading as one segment, in the same steps. `first`: the number of the first one in the reading. */
export const encodePassageSegment = (first: number, passages: readonly IndexedText[]): Generator<undefined, Uint8Array> =>
  encodeSegment(first, fieldsOf(passages), textVersion)

/**
 * Returns the passages that match best, best first: the number of the source, and that of the passage in its
 * reading. The terms of a title count a quarter for every passage of its source. Returns none when 50 passages or
 * more say nothing about the message: the best ones have too few of its terms.
 */
export const rankPassages = (sources: readonly SearchedPart[], terms: readonly QueryTerm[], limit: number): Hit[] =>
  rankDocuments(sources, terms, { ...ranking, limit })

/** A term of a message with its weight in the material. A term that no passage has weighs most. */
export type WeighedTerm = QueryTerm

/** Weighs the terms of a message by how few passages have them. */
export const weighMessage = ({ passages, frequency }: Omit<KnownTerms, 'withPart'>, terms: readonly QueryTerm[]): WeighedTerm[] =>
  weighTerms({ documents: passages, frequency }, terms, ranking.floor.unknownWeight)

function* fieldsOf(passages: readonly IndexedText[]): Generator<Field[]> {
  for (const { heading, text, otherQuestions = [], terms } of passages) {
    const { language, all } = decodeTerms(terms ?? encodeTerms(text))
    yield [
      { terms: [...all], weight: 1 },
      { terms: termsOf(heading, language), weight: headingWeight },
      { terms: otherQuestions.flatMap((question) => termsOf(question)), weight: 1 },
    ]
  }
}
