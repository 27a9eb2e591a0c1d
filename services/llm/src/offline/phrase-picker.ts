import type { ChatRequest } from '../chat-model.ts'
import type { Conversation } from './conversation.ts'
import { hash, SeededRandom } from './language/seeded-random.ts'
import { wordStems } from './language/word-stems.ts'
import { createLeakCheck } from './prompt-leaks.ts'
import { anyTheme } from './themes/any.ts'
import type { Theme } from './themes/theme.ts'

/** Picks sentences and fills their slots: none twice in a conversation, none that quotes the private prompt. */
export class PhrasePicker {
  readonly random: SeededRandom
  readonly #conversation: Conversation
  readonly #leaksPrompt: (sentence: string) => boolean
  readonly #used = new Set<string>()

  constructor(request: ChatRequest, conversation: Conversation) {
    this.#conversation = conversation
    this.random = new SeededRandom(hash(JSON.stringify([request.system, request.messages])))
    this.#leaksPrompt = createLeakCheck(
      request.system,
      `${request.hints?.about ?? ''}\n${request.messages.map(({ content }) => content).join('\n')}`,
    )
  }

  /** Picks one of the lines, preferably one that names the topic. */
  pickLine(lines: readonly string[], slots: Record<string, string> = {}): string {
    const { topic } = this.#conversation
    const fitting = topic ? lines : lines.filter((line) => !line.includes('{topic}'))
    const withTopic = fitting.filter((line) => line.includes('{topic}'))
    const preferred = withTopic.length > 0 && this.random.chance(0.6) ? withTopic : fitting
    const unused = this.#unused(preferred)
    const pool = unused.length > 0 ? unused : this.#unused(fitting)
    return pool.length > 0
      ? this.#take(this.random.pick(pool), slots)
      : this.#fill(this.random.pick(fitting.length > 0 ? fitting : lines), slots)
  }

  /**
   * Picks the sentence of a kind that is closest to the last message; else one of another kind, else one of a related theme.
   * Returns an empty text when all are used up.
   */
  pickSentence(kind: 'insights' | 'pitfalls' | 'examples'): string {
    const kinds = [kind, ...(['insights', 'examples', 'pitfalls'] as const).filter((other) => other !== kind)]
    for (const theme of this.#relatedThemes()) {
      const pool = kinds.map((each) => this.#unused(theme[each])).find((unused) => unused.length > 0)
      if (pool) return this.#take(this.#closest(pool))
    }
    return ''
  }

  /** Picks a sentence of a kind from the theme itself; empty when they are used up. */
  pickOwnSentence(kind: 'insights' | 'examples'): string {
    const pool = this.#unused(this.#conversation.theme[kind])
    return pool.length > 0 ? this.#take(this.#closest(pool)) : ''
  }

  /** Picks a closing question: one of the theme that the last message did not answer, else an open one. */
  pickQuestion(): string {
    const { theme } = this.#conversation
    const own = this.#unused(theme.questions).filter((question) => !this.#isAnswered(question))
    const pool =
      own.length > 0 ? own : this.#unused(['Which part of it would you like to look at next?', 'What would help you most right now?'])
    return pool.length > 0 ? this.#take(this.random.pick(pool)) : ''
  }

  /** Takes the next steps of the theme in order. Lists of four and more may end with steps of related themes. */
  takeSteps(count: number): string[] {
    const steps: string[] = []
    for (const theme of this.#relatedThemes()) {
      if (theme !== this.#conversation.theme && count < 4) break
      if (steps.length > 0 && (count < 4 || steps.length > 2)) break
      for (const step of this.#unused(theme.steps).slice(0, count - steps.length)) steps.push(this.#take(step))
    }
    return steps
  }

  #relatedThemes(): Theme[] {
    const { theme, character } = this.#conversation
    return [...new Set([theme, ...character.homeThemes.filter(({ field }) => field === theme.field), anyTheme])]
  }

  #closest(pool: readonly string[]): string {
    const messageStems = new Set(wordStems(this.#conversation.lastMessage, 3))
    const shared = pool.map((sentence) => wordStems(sentence, 3).filter((stem) => messageStems.has(stem)).length)
    const highest = Math.max(...shared)
    return this.random.pick(pool.filter((_, i) => shared[i] === highest))
  }

  /** A question that shares a significant word with the last message has probably been answered by it. */
  #isAnswered(question: string): boolean {
    const messageStems = new Set(wordStems(this.#conversation.lastMessage))
    return wordStems(question).some((stem) => messageStems.has(stem))
  }

  #unused(sentences: readonly string[]): string[] {
    const { topic = '', ownText } = this.#conversation
    const isActivity = /^\w+ing\b/.test(topic)
    return sentences.filter((sentence) => {
      if (!isActivity && anyTheme.insights.includes(sentence) && sentence.includes('{topic}')) return false
      const filled = this.#fill(sentence)
      return !this.#used.has(sentence) && !ownText.includes(filled) && !this.#leaksPrompt(filled)
    })
  }

  #take(sentence: string, slots: Record<string, string> = {}): string {
    this.#used.add(sentence)
    return this.#fill(sentence, slots)
  }

  #fill(sentence: string, slots: Record<string, string> = {}): string {
    const { topic, theme } = this.#conversation
    const values: Record<string, string> = { topic: topic ?? (theme === anyTheme ? 'this' : theme.name), ...slots }
    return sentence
      .replace(/\{(\w+)\}/g, (_whole, slot: string) => values[slot] ?? '')
      .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_whole, before: string, letter: string) => before + letter.toUpperCase())
      .replace(/ {2,}/g, ' ')
      .trim()
  }
}
