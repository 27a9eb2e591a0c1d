/** Characters before which a line may open a block of code: indentation, quotes and marks of lists. */
const beforeFence = /[\s>*+\-\d.)]/

type Mode = 'text' | 'inline' | 'opening' | 'fence'

/**
 * Tells which characters of a Markdown text are code: inline code, to the end of its line at most, and fenced blocks. Reads a text character by character,
 * so that it does not matter in which pieces it comes.
 */
export class CodeTracker {
  #mode: Mode = 'text'
  /** The length of the run of marks that opened the code, and the mark. */
  #length = 0
  #mark = ''
  /** The length of the run of marks that is being read. */
  #run = 0
  #previous = ''
  /** A line of a block that ends it, unless something follows. */
  #closes = false
  /** Nothing is on this line yet but what may be before a block of code. */
  isLineStart = true

  /** Whether the next character is code only if it is a mark. */
  get isInText(): boolean {
    return this.#mode === 'text' && this.#run === 0
  }

  /** Reads text without a line break, a mark or a backslash. For `isInText`. */
  skip(text: string): void {
    if (this.isLineStart) for (const character of text) this.next(character)
    this.#mark = ''
    this.#previous = text.at(-1) ?? this.#previous
  }

  /** Reads the next character. Returns whether it is code, or a mark that may begin or end it. */
  next(character: string): boolean {
    const isCode = character === '\n' ? this.#endLine() : this.#mode === 'text' ? this.#inText(character) : this.#inCode(character)
    this.#previous = character
    return isCode
  }

  #endLine(): boolean {
    if (this.#mode === 'text' && this.#run > 0) this.#open()
    const wasCode = this.#mode !== 'text'
    if (this.#mode === 'opening') this.#mode = 'fence'
    else if (this.#mode !== 'fence' || this.#closes || this.#closesByRun()) this.#mode = 'text'
    this.#run = 0
    this.#closes = false
    this.isLineStart = true
    return wasCode
  }

  #inText(character: string): boolean {
    const isMark = (character === '`' && this.#previous !== '\\') || (character === '~' && (this.isLineStart || this.#mark === '~'))
    if (isMark && (this.#run === 0 || character === this.#mark)) {
      this.#mark = character
      this.#run++
      return true
    }
    if (this.#run > 0) {
      this.#open()
      if (this.#mode !== 'text') return this.#inCode(character)
    }
    this.#mark = ''
    if (!beforeFence.test(character)) this.isLineStart = false
    return false
  }

  /** Opens the code that the run of marks before this character begins. */
  #open(): void {
    this.#length = this.#run
    if (this.isLineStart && this.#run >= 3) this.#mode = 'opening'
    else if (this.#mark === '`') this.#mode = 'inline'
    this.#run = 0
    this.isLineStart = this.#mode === 'opening'
  }

  #inCode(character: string): boolean {
    if (this.#mode === 'opening') {
      // The line that opens a block has no further backtick.
      if (character === '`' && this.#mark === '`') {
        this.#mode = 'inline'
        this.#run = 1
      }
      return true
    }
    if (this.#mode === 'fence') return this.#inFence(character)
    if (character === '`') {
      this.#run++
      return true
    }
    const isClosed = this.#run === this.#length
    this.#run = 0
    if (!isClosed) return true
    this.#mode = 'text'
    this.#mark = ''
    this.isLineStart = false
    return this.#inText(character)
  }

  #inFence(character: string): boolean {
    if (character === this.#mark && this.isLineStart) {
      this.#run++
      return true
    }
    this.#closes = (this.#closes || this.#closesByRun()) && /\s/.test(character)
    if (!/[\s>]/.test(character) || this.#run > 0) this.isLineStart = false
    this.#run = 0
    return true
  }

  #closesByRun = (): boolean => this.#mode === 'fence' && this.#run >= this.#length
}
