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

/** Escapes a name, which is plain text, for the chair's Markdown. */
const escapeMarkdown = (name: string) => name.replace(/[\\`*_[\]<>]/g, String.raw`\$&`)

/**
 * Makes an answer anonymous: replaces the names of all experts of the discussion by labels. In a draft it also removes labels: its author
 * cannot know them, so 'Expert B said' is invented there.
 */
export function withoutNames(text: string, round: 'draft' | 'revision', experts: Discussion['experts'], labels: Labels): string {
  const unlabelled = round === 'draft' ? text.replace(mention, 'another expert') : text
  const labelByName = new Map<string, string>()
  for (const { name } of experts) labelByName.set(name, 'another expert')
  for (const [label, { name }] of labels) labelByName.set(name, `Expert ${label}`)
  const names = [...labelByName.keys()].filter((name) => name.length >= 3).sort((a, b) => b.length - a.length)
  if (names.length === 0) return unlabelled
  const anyName = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.map(pattern).join('|')})(?![\p{L}\p{N}])`, 'gu')
  return unlabelled.replace(anyName, (name) => labelByName.get(name.replace(/\s+/g, ' ')) ?? 'another expert')
}

const pattern = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
