import type { ChatRequest } from '../chat-model.ts'
import type { Conversation } from './conversation.ts'
import { quotes } from './secrets.ts'
import { hash, Seeded } from './seeded.ts'
import type { Theme } from './theme.ts'
import { anyTheme } from './themes-any.ts'

type Kind = 'insights' | 'steps' | 'pitfalls' | 'examples' | 'questions'

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

  /** Any one sentence of that kind on the theme, then on what lies near it. Empty when all has been said. */
  about(kind: Kind): string {
    for (const theme of this.#near()) {
      const pool = this.#fresh(theme[kind]).filter((sentence) => kind !== 'questions' || !this.#isAnswered(sentence))
      if (pool.length > 0) return this.#take(this.random.pick(pool))
    }
    return ''
  }

  /** The next steps in their order, which often matters; from near themes only as far as these do not suffice. */
  steps(count: number): string[] {
    const steps: string[] = []
    for (const theme of this.#near()) {
      if (steps.length >= Math.min(count, 2)) break
      for (const step of this.#fresh(theme.steps).slice(0, count - steps.length)) steps.push(this.#take(step))
    }
    return steps
  }

  #near(): Theme[] {
    const { theme, character } = this.#talk
    return [...new Set([theme, ...character.home.filter(({ field }) => field === theme.field), anyTheme])]
  }

  /** A question that shares a telling word with the last message has probably just been answered. */
  #isAnswered(question: string): boolean {
    const said = new Set(stems(this.#talk.said))
    return stems(question).some((stem) => said.has(stem))
  }

  #fresh(from: readonly string[]): string[] {
    return from.filter((sentence) => {
      const filled = this.#fill(sentence)
      return !this.#used.has(sentence) && !this.#talk.ours.includes(filled) && !this.#quotes(filled)
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

/** The beginnings of the longer words, which is about what two forms of one word share. */
function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]{5,}/gu) ?? []).map((word) => word.slice(0, 5)).filter((stem) => !common.has(stem))
}

const common = new Set([
  'about',
  'would',
  'could',
  'shoul',
  'which',
  'where',
  'there',
  'their',
  'these',
  'those',
  'think',
  'thing',
  'first',
  'after',
  'befor',
  'other',
  'every',
  'somet',
  'somew',
  'anyth',
  'reall',
  'alway',
  'maybe',
])
