import type { ChatRequest } from '../chat-model.ts'
import type { Conversation } from './conversation.ts'
import { quotes } from './secrets.ts'
import { hash, Seeded } from './seeded.ts'
import { stems } from './stems.ts'
import type { Theme } from './theme.ts'
import { anyTheme } from './themes-any.ts'

/** Hands out sentences: none twice in a conversation, none that quotes the private prompt, slots filled. */
export class Phrases {
  readonly random: Seeded
  readonly #talk: Conversation
  readonly #quotes: (sentence: string) => boolean
  readonly #used = new Set<string>()

  constructor(request: ChatRequest, talk: Conversation) {
    this.#talk = talk
    this.random = new Seeded(hash(JSON.stringify([request.system, request.messages])))
    this.#quotes = quotes(request.system, `${request.hints?.about ?? ''}\n${request.messages.map(({ content }) => content).join('\n')}`)
  }

  /** One of the lines, better one that names the topic when there is one. */
  line(from: readonly string[], slots: Record<string, string> = {}): string {
    const { topic } = this.#talk
    const fitting = topic ? from : from.filter((line) => !line.includes('{topic}'))
    const named = fitting.filter((line) => line.includes('{topic}'))
    const wanted = named.length > 0 && this.random.chance(0.6) ? named : fitting
    const fresh = this.#fresh(wanted)
    const pool = fresh.length > 0 ? fresh : this.#fresh(fitting)
    return pool.length > 0
      ? this.#take(this.random.pick(pool), slots)
      : this.#fill(this.random.pick(fitting.length > 0 ? fitting : from), slots)
  }

  /** One sentence of that kind, the one closest to what was said; else of another kind, else on what lies near. Empty when all has been said. */
  about(kind: 'insights' | 'pitfalls' | 'examples'): string {
    const kinds = [kind, ...(['insights', 'examples', 'pitfalls'] as const).filter((other) => other !== kind)]
    for (const theme of this.#near()) {
      const pool = kinds.map((each) => this.#fresh(theme[each])).find((fresh) => fresh.length > 0)
      if (pool) return this.#take(this.#closest(pool))
    }
    return ''
  }

  /** What the theme itself has left to say of that kind, and nothing else. */
  own(kind: 'insights' | 'examples'): string {
    const pool = this.#fresh(this.#talk.theme[kind])
    return pool.length > 0 ? this.#take(this.#closest(pool)) : ''
  }

  /** A question to end with, on the theme unless it has just been answered, else an open one. */
  question(): string {
    const { theme } = this.#talk
    const own = this.#fresh(theme.questions).filter((question) => !this.#isAnswered(question))
    const pool =
      own.length > 0 ? own : this.#fresh(['Which part of it would you like to look at next?', 'What would help you most right now?'])
    return pool.length > 0 ? this.#take(this.random.pick(pool)) : ''
  }

  /** The next steps in their order, which often matters. A long list may borrow from what lies near. */
  steps(count: number): string[] {
    const steps: string[] = []
    for (const theme of this.#near()) {
      if (theme !== this.#talk.theme && count < 4) break
      if (steps.length > 0 && (count < 4 || steps.length > 2)) break
      for (const step of this.#fresh(theme.steps).slice(0, count - steps.length)) steps.push(this.#take(step))
    }
    return steps
  }

  #near(): Theme[] {
    const { theme, character } = this.#talk
    return [...new Set([theme, ...character.home.filter(({ field }) => field === theme.field), anyTheme])]
  }

  #closest(pool: readonly string[]): string {
    const said = new Set(stems(this.#talk.said, 3))
    const shared = pool.map((sentence) => stems(sentence, 3).filter((stem) => said.has(stem)).length)
    const most = Math.max(...shared)
    return this.random.pick(pool.filter((_, i) => shared[i] === most))
  }

  /** A question that shares a telling word with the last message has probably just been answered. */
  #isAnswered(question: string): boolean {
    const said = new Set(stems(this.#talk.said))
    return stems(question).some((stem) => said.has(stem))
  }

  #fresh(from: readonly string[]): string[] {
    const { topic = '', ours } = this.#talk
    const isDoing = /^\w+ing\b/.test(topic)
    return from.filter((sentence) => {
      if (!isDoing && anyTheme.insights.includes(sentence) && sentence.includes('{topic}')) return false
      const filled = this.#fill(sentence)
      return !this.#used.has(sentence) && !ours.includes(filled) && !this.#quotes(filled)
    })
  }

  #take(sentence: string, slots: Record<string, string> = {}): string {
    this.#used.add(sentence)
    return this.#fill(sentence, slots)
  }

  #fill(sentence: string, slots: Record<string, string> = {}): string {
    const { topic, theme } = this.#talk
    const values: Record<string, string> = { topic: topic ?? (theme === anyTheme ? 'this' : theme.name), ...slots }
    return sentence
      .replace(/\{(\w+)\}/g, (_whole, slot: string) => values[slot] ?? '')
      .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_whole, before: string, letter: string) => before + letter.toUpperCase())
      .replace(/ {2,}/g, ' ')
      .trim()
  }
}
