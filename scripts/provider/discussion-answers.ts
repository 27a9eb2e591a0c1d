/** A request for a step of a discussion, as the fake provider recognises it. */
export interface DiscussionCall {
  kind: 'draft' | 'revision' | 'chair'
  /** From `[discussion <id>]` in the question; empty without it. */
  discussion: string
  /** From `[expert <id>]` in the expert's role prompt; empty without it, and for the chair. */
  expert: string
}

interface Message {
  role: string
  content: unknown
}

/** A sentence of every draft, by which a request that shows drafts is recognised. */
const draftMark = 'It is a first view, number '

/**
 * Recognises a request for a step of a discussion by its own texts: marks in question and role prompt, and what this provider wrote before.
 */
export function discussionCallOf(messages: readonly Message[]): DiscussionCall | undefined {
  const instructions = textOf(messages.filter(({ role }) => role === 'system' || role === 'developer'))
  const given = textOf(messages.filter(({ role }) => role === 'user'))
  const discussion = /\[discussion ([\w-]+)\]/.exec(given)?.[1] ?? ''
  // The schema of the chair's JSON is part of its instructions.
  if (instructions.includes('"consensus"')) return { kind: 'chair', discussion, expert: '' }
  if (!/Position:/.test(instructions + given)) return undefined
  const expert = /\[expert ([\w-]+)\]/.exec(instructions)?.[1] ?? ''
  return { kind: given.includes(draftMark) ? 'revision' : 'draft', discussion, expert }
}

const textOf = (messages: readonly Message[]) => messages.map(({ content }) => String(content)).join('\n')

/** Writes the answer of a step. `number` makes it unlike every other, so that no two experts agree and all three rounds run. */
export function discussionAnswer({ kind }: DiscussionCall, number: number): string {
  if (kind === 'chair') {
    return JSON.stringify({
      consensus: `Begin with the smallest step, measure what it changes, and decide then. ${prose(number, 60)}`,
      agreement: 'mixed',
      minority: { experts: ['Expert B'], view: 'Begin with the largest step.', reason: prose(number, 12) },
    })
  }
  const opening = kind === 'draft' ? `${draftMark}${number}.` : `It is a second view, number ${number}, after reading the others.`
  return `${opening} ${prose(number, 90)}\n\nPosition: ${prose(number * 7 + 3, 12)}`
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'va'] as const

/** Returns a sentence of invented words. Two numbers have hardly a word in common. */
function prose(number: number, words: number): string {
  const sentence = Array.from({ length: words }, (_, index) => inventedWord(number * 131 + index * 17)).join(' ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function inventedWord(seed: number): string {
  const mixed = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return [28, 24, 20, 16].map((shift) => syllables[(mixed >>> shift) & 15]).join('')
}
