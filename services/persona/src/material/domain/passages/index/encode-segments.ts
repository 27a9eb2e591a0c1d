import { textVersion } from '@rostra/text/version'
import type { Passage } from '../passage.ts'
import { termsOf } from '../terms.ts'
import { headLength, longestPassage, mark, mostBytes, mostPassages } from './segment-format.ts'
import { ByteWriter } from './varint.ts'

/** How many occurrences in the text one in a heading is worth. */
const headingWeight = 2
const mostOccurrences = 0xffff
/** Steps that take about a millisecond. */
const passagesPerStep = 20
const termsPerStep = 2_000

/** The part of a passage that it is found by. */
type IndexedText = Pick<Passage, 'heading' | 'text'>

/**
 * Encodes the passages of a reading as segments, in order. A generator: it yields undefined about every millisecond, so that the caller can let other
 * work run, and each segment when it is complete.
 */
export function* encodeSegments(
  passages: readonly IndexedText[],
  { most = mostPassages, bytes = mostBytes } = {},
): Generator<Uint8Array | undefined> {
  let builder = new SegmentBuilder(0)
  for (const [number, passage] of passages.entries()) {
    if (builder.count === most || builder.estimatedBytes > bytes) {
      yield yield* builder.encode()
      builder = new SegmentBuilder(number)
    }
    builder.add(passage)
    if (number % passagesPerStep === passagesPerStep - 1) yield
  }
  if (builder.count > 0) yield yield* builder.encode()
}

/** Encodes passages of a reading as one segment, in the same steps. `first`: the number of the first one in the reading. */
export function* encodeSegment(first: number, passages: readonly IndexedText[]): Generator<undefined, Uint8Array> {
  const builder = new SegmentBuilder(first)
  for (const [number, passage] of passages.entries()) {
    builder.add(passage)
    if (number % passagesPerStep === passagesPerStep - 1) yield
  }
  return yield* builder.encode()
}

class SegmentBuilder {
  count = 0
  /** Of its postings and its dictionary, at most. */
  estimatedBytes = 0
  readonly #first: number
  readonly #lengths: number[] = []
  /** Of each term the passages and the occurrences, in turn. */
  readonly #postings = new Map<string, number[]>()

  constructor(first: number) {
    this.#first = first
  }

  add({ heading, text }: IndexedText): void {
    const occurrences = new Map<string, number>()
    let length = 0
    const addTerms = (from: string, weight: number) => {
      for (const term of termsOf(from)) {
        occurrences.set(term, (occurrences.get(term) ?? 0) + weight)
        length++
      }
    }
    addTerms(text, 1)
    addTerms(heading, headingWeight)
    for (const [term, times] of occurrences) {
      const postings = this.#postings.get(term)
      this.estimatedBytes += 3
      if (postings) postings.push(this.count, times)
      else {
        this.#postings.set(term, [this.count, times])
        this.estimatedBytes += 8 + 3 * term.length
      }
    }
    this.#lengths.push(Math.min(length, longestPassage))
    this.count++
  }

  *encode(): Generator<undefined, Uint8Array> {
    const terms = [...this.#postings.keys()]
    // The default order is that of UTF-16, and far faster than a function.
    if (terms.some(hasSurrogate)) terms.sort(byBytes)
    else terms.sort()
    yield
    const dictionary = new ByteWriter(this.estimatedBytes)
    const postings = new ByteWriter(this.estimatedBytes)
    const termStarts = new Uint32Array(terms.length + 1)
    const postingStarts = new Uint32Array(terms.length + 1)
    for (const [number, term] of terms.entries()) {
      termStarts[number] = dictionary.length
      postingStarts[number] = postings.length
      dictionary.write(Buffer.from(term))
      writePostings(postings, this.#postings.get(term) ?? [])
      if (number % termsPerStep === termsPerStep - 1) yield
    }
    termStarts[terms.length] = dictionary.length
    postingStarts[terms.length] = postings.length
    const lengths = new Uint16Array(2 * Math.ceil(this.count / 2))
    lengths.set(this.#lengths)
    const totalLength = this.#lengths.reduce((sum, length) => sum + length, 0)
    const head = Uint32Array.of(mark, textVersion, this.#first, this.count, totalLength, terms.length, dictionary.length, postings.length)
    const size =
      4 * headLength + termStarts.byteLength + postingStarts.byteLength + lengths.byteLength + dictionary.length + postings.length
    const all = new ByteWriter(size)
    for (const part of [head, termStarts, postingStarts, lengths]) all.write(new Uint8Array(part.buffer))
    all.write(dictionary.bytes)
    all.write(postings.bytes)
    return all.bytes
  }
}

function writePostings(writer: ByteWriter, postings: readonly number[]): void {
  writer.varint(postings.length / 2)
  let last = -1
  for (let at = 0; at < postings.length; at += 2) {
    const passage = postings[at] as number
    const occurrences = postings[at + 1] as number
    writer.varint(2 * (passage - last) + (occurrences === 1 ? 1 : 0))
    if (occurrences !== 1) writer.varint(Math.min(occurrences, mostOccurrences))
    last = passage
  }
}

/** The order of UTF-8, which differs from that of UTF-16 for characters beyond U+FFFF. */
function byBytes(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const a = one.charCodeAt(at)
    const b = other.charCodeAt(at)
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1
  }
  return one.length - other.length
}

const hasSurrogate = (term: string) => /[\ud800-\udfff]/.test(term)
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
