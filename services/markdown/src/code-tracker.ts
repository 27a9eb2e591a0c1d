/** Characters that may come before a code fence on its line: indentation, quotes and list markers. */
const beforeFence = /[\s>*+\-\d.)]/

type Mode = 'text' | 'inline' | 'opening' | 'fence'

/**
 * Tracks which characters of a Markdown text are code: inline code, up to the end of its line, and fenced blocks. Reads character by
 * character, so that the result does not depend on how a stream is cut.
 */
export class CodeTracker {
  #mode: Mode = 'text'
  /** The number of marks (backticks or tildes) that opened the code, and the mark. */
  #length = 0
  #mark = ''
  /** The number of equal marks read in a row so far. */
  #run = 0
  #previous = ''
  /** The current line closes the fenced block, unless other text follows on it. */
  #closes = false
  /** The line so far has only characters that may come before a code fence. */
  isLineStart = true

  /** Whether the text is outside of code and no run of marks is being read. */
  get isInText(): boolean {
    return this.#mode === 'text' && this.#run === 0
  }

  /** Reads text that has no line break, mark or backslash, faster than `next`. Only while `isInText`. */
  skip(text: string): void {
    if (this.isLineStart) for (const character of text) this.next(character)
    this.#mark = ''
    this.#previous = text.at(-1) ?? this.#previous
  }

  /** Reads the next character and returns whether it is code, or a mark that may begin or end code. */
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

  /** Enters the code that the last run of marks opens. */
  #open(): void {
    this.#length = this.#run
    if (this.isLineStart && this.#run >= 3) this.#mode = 'opening'
    else if (this.#mark === '`') this.#mode = 'inline'
    this.#run = 0
    this.isLineStart = this.#mode === 'opening'
  }

  #inCode(character: string): boolean {
    if (this.#mode === 'opening') {
      // A line that opens a backtick fence has no further backtick.
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
