import { escapeMarkdown } from '@rostra/markdown/escape-markdown'
import { fold } from '@rostra/text/fold'
import { frequentWords } from '@rostra/text/languages/frequent-words'
import { functionWordsOf } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { sentenceEnds } from '@rostra/text/sentence-ends'
import type { Discussion } from './discussion.ts'
import { answeredExperts } from './phase.ts'

const alphabet = ['A', 'B', 'C', 'D', 'E'] as const

/** Experts by their label: 'A', 'B', … */
export type Labels = ReadonlyMap<string, { id: string; name: string }>

/**
 * Assigns labels to the experts that answered, in the discussion's shuffled order. The labels are the same for every expert and the chair,
 * and final once every draft is stored.
 */
export function labelsOf(discussion: Pick<Discussion, 'experts' | 'order' | 'steps'>): Labels {
  const answered = answeredExperts(discussion)
  const inOrder = discussion.order.flatMap((id) => answered.filter((expert) => expert.id === id))
  return new Map(inOrder.map((expert, index) => [alphabet[index] ?? '?', expert]))
}

export function labelOf(labels: Labels, expertId: string): string {
  for (const [label, { id }] of labels) if (id === expertId) return label
  throw new Error('this expert has no label')
}

const through = String.raw`\s{1,2}(?:to|through)\s{1,2}`
const joint = String.raw`(?:\s{0,2}(?:,\s{0,2}(?:and|or|&)?|and|or|&|/)\s{0,2}|[–-]|${through})`
/**
 * Matches 'Expert A', 'Experts A and B', 'Experts A–C', 'Experts A, B and C', in any combination. An A before a lower-case letter is an
 * article.
 */
const mention = new RegExp(
  String.raw`\b[Ee]xperts?\s{1,2}([A-E])\b(?:${joint}(?:[Ee]xperts?\s{1,2}[A-E]\b|[B-E]\b|A\b(?!\s+\p{Ll})))*`,
  'gu',
)
/** Matches 'A–C', and after the plural also 'A to C': 'I prefer Expert A to B' is no range. */
const range = new RegExp(String.raw`\b([A-E])(?:[–-]|(?<=[Ee]xperts\s{1,2}[A-E])${through})([A-E])\b`, 'gu')
const eachLabel = /(?:[Ee]xperts?\s{1,2})?\b([A-E])\b/gu

/** Replaces labels by names, in one pass: a name that looks like a label is not replaced again. Unknown labels stay. */
export const withNames = (text: string, labels: Labels): string =>
  text.replace(mention, (mentioned) =>
    mentioned.replace(range, spelledOut).replace(eachLabel, (_all, label: string) => {
      const expert = labels.get(label)
      return expert ? escapeMarkdown(expert.name) : `Expert ${label}`
    }),
  )

/** Returns the labels of a range as a list: 'A, B and C'. */
function spelledOut(_range: string, first: string, last: string): string {
  const labels = alphabet.filter((label) => label >= first && label < last)
  return labels.length === 0 ? `${first} and ${last}` : `${labels.join(', ')} and ${last}`
}

/**
 * Makes an answer anonymous: replaces the names of all experts of the discussion by labels. In a draft it also removes labels: its author
 * cannot know them, so 'Expert B said' is invented there.
 */
export function withoutNames(text: string, round: 'draft' | 'revision', experts: Discussion['experts'], labels: Labels): string {
  const byName = new Map<string, string>()
  const add = (name: string, other: string) => byName.set(name.trim().replace(/\s+/g, ' '), other)
  for (const { name } of experts) add(name, 'another expert')
  for (const [label, { name }] of labels) add(name, `Expert ${label}`)
  const names = [...byName.keys()].filter((name) => name.length >= 3).sort((a, b) => b.length - a.length)
  // In one pass: a name that looks like a label does not count where it may be one.
  const sought = new RegExp([mention.source, ...names.flatMap((name) => patternsOf(name, text))].join('|'), 'gu')
  return text.replace(sought, (found) => {
    if (isMention.test(found)) return round === 'draft' ? 'another expert' : found
    return byName.get(found.replace(/\s+/g, ' ')) ?? found
  })
}

const unnamed: Labels = new Map(alphabet.map((label) => [label, { id: '', name: 'an expert' }]))

/** Replaces labels by 'an expert', for another discussion, whose labels are others. */
export const withoutLabels = (text: string): string => withNames(text, unnamed)

const isMention = /^[Ee]xperts?\s{1,2}[A-E](?![\p{L}\p{N}])/u

/** What precedes a word whose capital says nothing: the start of a text, line or sentence, or an opening quotation mark or bracket. */
const beginning = String.raw`(?:(?:^|[\n:${sentenceEnds}])\P{L}*|["“„«(\[¿¡][*_]*)`

/** Returns the pattern of a name where it is no ordinary word of a text; none when it may be one everywhere. */
function patternsOf(name: string, text: string): string[] {
  if (!mayBeWords(name, text)) return [pattern(name)]
  return /^\p{Lu}/u.test(name) ? [`(?<!${beginning})${pattern(name)}`] : []
}

/**
 * Whether a name may be ordinary words of a text: function words, the word of the labels, or words in small letters. There it is not
 * replaced, because that could turn what the text says.
 */
function mayBeWords(name: string, text: string): boolean {
  const words = name.toLowerCase()
  const isSmall = name === words
  const functionWords = functionWordsOf(languageOf(text) ?? 'en')
  const isOrdinary = (word: string) => functionWords.has(fold(word)) || /^experts?$/.test(word) || (isSmall && frequentWords().has(word))
  return words.split(' ').every(isOrdinary) || (!isSmall && new RegExp(pattern(words), 'u').test(text))
}

/** Returns the pattern of a name as words of their own. Only letters with capitals continue a word in such letters: 'Ada认为' has Ada. */
function pattern(name: string): string {
  const letters = String.raw`[${/\p{LC}/u.test(name) ? '\\p{LC}' : '\\p{L}'}\p{M}\p{N}]`
  const words = name.split(' ').map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return `(?<!${letters})${words.join(String.raw`\s+`)}(?!${letters})`
}
