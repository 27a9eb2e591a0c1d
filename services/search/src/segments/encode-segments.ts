import { writePosting } from '../posting-bytes.ts'
import { ByteWriter } from '../varint.ts'
import { mark, maxLength, maxBytes as maxSegmentBytes, maxDocuments as maxSegmentDocuments } from './segment.ts'

/** A part of a document, with the terms that it is found by, in order and with repeats. */
export interface Field {
  terms: readonly string[]
  /** What one occurrence counts. */
  weight: number
}

/** Steps that take about a millisecond. */
const documentsPerStep = 20
const termsPerStep = 2_000

interface EncodeOptions {
  /** The version of the library that made the terms. */
  termsVersion: number
  maxDocuments?: number
  maxBytes?: number
}

/**
 * Encodes documents as segments, in order. Yields undefined about every millisecond, so that the caller
 * can let other work run, and each segment when it is complete.
 */
export function* encodeSegments(
  documents: Iterable<readonly Field[]>,
  { termsVersion, maxDocuments = maxSegmentDocuments, maxBytes = maxSegmentBytes }: EncodeOptions,
): Generator<Uint8Array | undefined> {
  let builder = new SegmentBuilder(0)
  let number = 0
  for (const fields of documents) {
    if (builder.count === maxDocuments || builder.estimatedBytes > maxBytes) {
      yield yield* builder.encode(termsVersion)
      builder = new SegmentBuilder(number)
    }
    builder.add(fields)
    if (++number % documentsPerStep === 0) yield
  }
  if (builder.count > 0) yield yield* builder.encode(termsVersion)
}

/** Encodes documents as one segment, in the same steps. `first`: the number of the first document in the whole index. */
export function* encodeSegment(
  first: number,
  documents: Iterable<readonly Field[]>,
  termsVersion: number,
): Generator<undefined, Uint8Array> {
  const builder = new SegmentBuilder(first)
  for (const fields of documents) {
    builder.add(fields)
    if (builder.count % documentsPerStep === 0) yield
  }
  return yield* builder.encode(termsVersion)
}

class SegmentBuilder {
  count = 0
  /** An upper bound for the bytes of postings and dictionary. */
  estimatedBytes = 0
  readonly #first: number
  readonly #lengths: number[] = []
  /** The document ids and the occurrences of each term, in turn. */
  readonly #postings = new Map<string, number[]>()

  constructor(first: number) {
    this.#first = first
  }

  add(fields: readonly Field[]): void {
    const occurrences = new Map<string, number>()
    let length = 0
    for (const { terms, weight } of fields) {
      for (const term of terms) occurrences.set(term, (occurrences.get(term) ?? 0) + weight)
      length += terms.length
    }
    for (const [term, times] of occurrences) {
      const postings = this.#postings.get(term)
      this.estimatedBytes += 3
      if (postings) postings.push(this.count, times)
      else {
        this.#postings.set(term, [this.count, times])
        this.estimatedBytes += 8 + 3 * term.length
      }
    }
    this.#lengths.push(Math.min(length, maxLength))
    this.count++
  }

  *encode(termsVersion: number): Generator<undefined, Uint8Array> {
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
    const head = Uint32Array.of(mark, termsVersion, this.#first, this.count, totalLength, terms.length, dictionary.length, postings.length)
    const numbers = [head, termStarts, postingStarts, lengths].map(({ buffer }) => new Uint8Array(buffer))
    return Buffer.concat([...numbers, dictionary.bytes, postings.bytes])
  }
}

function writePostings(writer: ByteWriter, postings: readonly number[]): void {
  writer.varint(postings.length / 2)
  let previous = -1
  for (let at = 0; at < postings.length; at += 2) {
    const docId = postings[at] as number
    writePosting(writer, previous, docId, postings[at + 1] as number)
    previous = docId
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
