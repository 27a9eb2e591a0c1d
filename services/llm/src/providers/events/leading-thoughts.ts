/**
 * The tags around thoughts in front of an answer: of DeepSeek R1, Qwen and most open models, of a few
 * others, of Gemini's compatible address, and of Magistral's template.
 */
const tags = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['[THINK]', '[/THINK]'],
] as const

interface Listener {
  onText: (text: string) => void
  /** Called with each piece of thoughts. */
  onThought: () => void
  /** Called once the answer has begun: all further text may be passed on directly. */
  onBegun: () => void
}

/**
 * Removes thoughts in front of an answer, however the stream cuts their tags. Thoughts without an end are removed whole. A text that may
 * still become a tag is held back. Text that begins in another way is passed on unchanged.
 */
export class LeadingThoughts {
  readonly #listener: Listener
  /** The undecided beginning, or the end of the thoughts so far, which may be a part of the closing tag. */
  #held = ''
  #closingTag: string | undefined
  #hasThought = false
  #hasBegun = false

  constructor(listener: Listener) {
    this.#listener = listener
  }

  push(text: string): void {
    if (this.#hasBegun) this.#listener.onText(text)
    else if (this.#closingTag === undefined) this.#decide(this.#held + text)
    else this.#skip(this.#closingTag, text)
  }

  /** Passes on what was held back as a possible tag. */
  end(): void {
    if (this.#hasBegun || this.#closingTag !== undefined) return
    this.#begin(this.#held)
  }

  #decide(beginning: string): void {
    const trimmed = beginning.trimStart()
    const tag = tags.find(([opening]) => trimmed.startsWith(opening))
    this.#held = beginning
    if (tag) {
      this.#closingTag = tag[1]
      this.#held = ''
      this.#skip(tag[1], trimmed.slice(tag[0].length))
    } else if (!tags.some(([opening]) => opening.startsWith(trimmed))) this.#begin(beginning)
  }

  #skip(closingTag: string, text: string): void {
    this.#hasThought = true
    if (text !== '') this.#listener.onThought()
    const thoughts = this.#held + text
    const end = thoughts.indexOf(closingTag)
    this.#held = thoughts.slice(1 - closingTag.length)
    if (end === -1) return
    this.#closingTag = undefined
    this.#held = ''
    this.#decide(thoughts.slice(end + closingTag.length))
  }

  #begin(beginning: string): void {
    // The blank lines of the template. A space alone may belong to an answer that goes on.
    const text = this.#hasThought ? beginning.replace(/^\s*\n\s*/, '') : beginning
    this.#hasBegun = true
    this.#held = ''
    this.#listener.onBegun()
    if (text !== '') this.#listener.onText(text)
  }
}
