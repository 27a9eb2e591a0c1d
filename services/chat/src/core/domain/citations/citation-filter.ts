import { CodeTracker } from '@rostra/markdown/code-tracker'
import type { Citation } from './citation.ts'
import { citedBy, closesMarker, continuesMarker, type Marker, opensMarker, readMarker } from './citation-marker.ts'

type Numbered = Pick<Citation, 'n'>

/** Text without a character that may begin a marker or code, and without a trailing space. It is passed on unchanged. */
const plain = /^[^[【`~\n\r\\]*[^[【`~\n\r\\ \t]$/
const letterOrClosing = /[\p{L}\p{N}_$)\]]/u
/** Punctuation before which a removed marker leaves no space. */
const closing = /[\s.,;:!?)\]}…。，、！？]/

/**
 * Normalises the citation markers of an answer while it is streamed. `[1, 2]`, `[1-2]`, `[^1]` and `【1】` become `[1][2]` or `[1]`. A marker
 * whose passage the model did not get is removed, with the space before it. Code, links (`[1](…)`), and texts in brackets that are no
 * numbers from 1 to 999 stay as they are.
 *
 * When the model got no passages, only single numbers are removed, and not those directly after a letter, a digit or a closing bracket:
 * `arr[1]` and `[1, 5]` are unlikely to be citations.
 *
 * The result does not depend on how the text is cut into pieces. The filter holds back at most a possible marker of 40 characters and the
 * spaces before it.
 */
export class CitationFilter {
  readonly #given: readonly number[]
  readonly #emit: (text: string) => void
  readonly #code = new CodeTracker()
  /** The numbers of the passages that are cited so far. */
  readonly cited = new Set<number>()
  #out = ''
  #previous = ''
  /** Spaces that are held back. */
  #space = ''
  /** A marker was removed after the held spaces. */
  #hasRemoved = false
  /** A possible marker that is held back. Once it is complete, the next character decides whether it is a link. */
  #held = ''
  #marker: Marker | null = null
  #isHeldAtLineStart = false

  constructor(given: readonly Numbered[], emit: (text: string) => void) {
    this.#given = given.map(({ n }) => n)
    this.#emit = emit
  }

  /** Continues after text that the filter of another replica has emitted: reads it without emitting it again. */
  resumeAfter(shown: string): void {
    for (let index = 0; index < shown.length; index++) this.#read(shown.charAt(index))
    this.#forget()
    this.#out = ''
    this.#previous = shown.at(-1) ?? ''
  }

  push(text: string): void {
    if (this.#isIdle && plain.test(text)) {
      this.#code.skip(text)
      this.#previous = text.at(-1) ?? this.#previous
      this.#emit(text)
    } else {
      for (let index = 0; index < text.length; index++) this.#read(text.charAt(index))
      this.#flush()
    }
  }

  /** Emits what is held back, at the end of the text. */
  end(): void {
    this.#decide('')
    this.#settleSpace('')
    this.#flush()
  }

  get #isIdle(): boolean {
    return this.#space === '' && this.#held === '' && !this.#hasRemoved && this.#code.isInText
  }

  #flush(): void {
    const out = this.#out
    this.#out = ''
    if (out !== '') this.#emit(out)
  }

  #forget(): void {
    this.#held = ''
    this.#marker = null
    this.#space = ''
    this.#hasRemoved = false
  }

  #read(character: string): void {
    const isLineStart = this.#code.isLineStart
    const isCode = this.#code.next(character)
    if (this.#held !== '' && !this.#marker && !isCode && continuesMarker(this.#held, character)) {
      this.#hold(character)
      return
    }
    if (this.#held !== '') this.#decide(character)
    if (isCode) this.#pass(character)
    else if (opensMarker(character)) {
      this.#held = character
      this.#isHeldAtLineStart = isLineStart
    } else if (character === ' ' || character === '\t') this.#readSpace(character)
    else this.#pass(character)
  }

  #hold(character: string): void {
    this.#held += character
    if (!closesMarker(this.#held, character)) return
    this.#marker = readMarker(this.#held)
    if (!this.#marker) this.#decide('')
  }

  /** Emits, normalises or removes the held text in brackets. `next` is the character after it. */
  #decide(next: string): void {
    const held = this.#held
    const marker = this.#marker
    this.#held = ''
    this.#marker = null
    if (held === '') return
    if (!marker || next === '(' || this.#isText(held, marker)) {
      this.#pass(held)
      return
    }
    const cited = citedBy(marker, this.#given)
    for (const n of cited) this.cited.add(n)
    // Markdown reads `[1]:` at the start of a line as a link definition.
    if (cited.length === 0) this.#hasRemoved = true
    else this.#pass(`${cited.map((n) => `[${n}]`).join('')}${next === ':' && this.#isHeldAtLineStart ? ' ' : ''}`)
  }

  #isText(held: string, marker: Marker): boolean {
    if (this.#given.length > 0 || held.startsWith('【')) return false
    const isSingle = marker.length === 1 && marker[0]?.first === marker[0]?.last
    return !isSingle || (this.#space === '' && !this.#hasRemoved && letterOrClosing.test(this.#previous))
  }

  #readSpace(character: string): void {
    if (!this.#hasRemoved) this.#space += character
    else if (this.#space !== '' || (this.#previous !== '' && this.#previous !== '\n')) {
      this.#space = character
      this.#hasRemoved = false
    }
  }

  #pass(text: string): void {
    this.#settleSpace(text.charAt(0))
    this.#out += text
    this.#previous = text.at(-1) ?? ''
  }

  /** Emits the held spaces before `next`, unless they belong to a removed marker. */
  #settleSpace(next: string): void {
    if (!this.#hasRemoved || (next !== '' && !closing.test(next))) this.#out += this.#space
    this.#space = ''
    this.#hasRemoved = false
  }
}

/** Filters a whole text and returns it with the numbers that it cites. */
function filterWhole(text: string, given: readonly Numbered[]): { text: string; cited: ReadonlySet<number> } {
  let filtered = ''
  const filter = new CitationFilter(given, (piece) => {
    filtered += piece
  })
  filter.push(text)
  filter.end()
  return { text: filtered, cited: filter.cited }
}

/** A number that no marker can have, so that every marker is removed. */
const never = [{ n: -1 }]

/** Returns an answer without its markers. */
export const withoutMarkers = (answer: string): string => filterWhole(answer, never).text

/** Returns the passages that an answer cites, by their numbers, as they are stored: without how well they fit. */
export function citedIn(answer: string, given: readonly Citation[]): Citation[] {
  if (given.length === 0) return []
  const { cited } = filterWhole(answer, given)
  return given.filter(({ n }) => cited.has(n)).map(({ fit: _fit, ...citation }) => citation)
}
