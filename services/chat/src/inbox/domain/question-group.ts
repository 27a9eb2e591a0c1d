import { minPeople } from '@rostra/platform/privacy/min-people'
import { firstCharacters } from '@rostra/text/graphemes'
import { questionWords, stemsOf, subjectWords } from './question-words.ts'

/** A message that the persona's material does not answer. */
export interface Question {
  exchangeId: string
  conversationId: string
  /** The member who asked, with consent to anonymous insights. */
  person: string
  /** Its distinct words in alphabetical order. */
  words: readonly string[]
  at: Date
}

/** Similar questions: one of each person, the oldest first. */
export type Questions = readonly Question[]

/** The most people of a group; the earliest are dropped. */
const maxPeople = 200
/** Days after which a question leaves its group. */
const keptDays = 90
/** The least similarity of a question and its group: the Jaccard index of their stems. */
const minSimilarity = 0.5
const dayMs = 86_400_000

/** Returns the time before which questions are removed from groups. */
export const endOfQuestions = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

/** Adds a question in place of an earlier one of the same person. */
export const withQuestion = (questions: Questions, added: Question): Questions =>
  [...questions.filter(({ person }) => person !== added.person), added].slice(-maxPeople)

/** The words that at least three people of a group used, and those of them that tell its subject. */
export interface SharedWords {
  words: ReadonlySet<string>
  subjects: ReadonlySet<string>
}

/** Returns what the people of a group share. It tells the language of each question, which takes most of the time of showing a group. */
export const sharedIn = (questions: Questions): SharedWords => ({ words: sharedWords(questions), subjects: sharedSubjects(questions) })

/** Returns the words that at least three people of a group used. */
const sharedWords = (questions: Questions): ReadonlySet<string> => usedByPeople(questions.map(({ words }) => words))

/** Returns the subject words that at least three people of a group used. */
export const sharedSubjects = (questions: Questions): ReadonlySet<string> => usedByPeople(questions.map(({ words }) => subjectWords(words)))

function usedByPeople(questions: readonly (readonly string[])[]): ReadonlySet<string> {
  const people = new Map<string, number>()
  for (const words of questions) for (const word of words) people.set(word, (people.get(word) ?? 0) + 1)
  return new Set([...people].filter(([, count]) => count >= minPeople).map(([word]) => word))
}

/**
 * Returns whether the persona's owner may see a group: at least three people asked, and three used the same subject word. Only words that
 * three people used are shown, so that nothing identifies one of them.
 */
export const isShown = (questions: Questions): boolean => sharedSubjects(questions).size > 0

/** The stems of a group that questions are compared with: those of its first question, and those of more than half of its questions. */
export interface GroupStems {
  first: readonly string[]
  common: readonly string[]
}

/** Returns the stems of a group. The stems of the majority keep a group from drifting to another subject. */
export function groupStems(questions: Questions): GroupStems {
  const counts = new Map<string, number>()
  for (const { words } of questions) for (const stem of stemsOf(words)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => count > questions.length / 2).map(([stem]) => stem)
  return { first: stemsOf(questions[0]?.words ?? []), common }
}

/** Returns the id of the most similar group, the first one of equals; null when none has a similarity of 0.5. */
export function groupOf(words: readonly string[], groups: ReadonlyMap<string, GroupStems>): string | null {
  const stems = stemsOf(words)
  let found: string | null = null
  let best = 0
  for (const [id, { first, common }] of groups) {
    const similarity = Math.max(jaccard(stems, first), jaccard(stems, common))
    if (similarity >= minSimilarity && similarity > best) [found, best] = [id, similarity]
  }
  return found
}

/** Returns the Jaccard index of two lists without duplicates. */
function jaccard(one: readonly string[], other: readonly string[]): number {
  const others = new Set(other)
  const shared = one.filter((each) => others.has(each)).length
  const all = one.length + other.length - shared
  return all === 0 ? 0 : shared / all
}

/** Sorts the questions by how well they represent their group: most shared words and fewest others first; of equals, the latest. */
export function byRepresentation(questions: Questions, shared: SharedWords): Question[] {
  const ranked = questions.map((question) => {
    const common = question.words.filter((word) => shared.words.has(word))
    return {
      question,
      rank: common.filter((word) => shared.subjects.has(word)).length * 2 + common.length - (question.words.length - common.length) / 4,
    }
  })
  return ranked
    .sort((one, other) => other.rank - one.rank || other.question.at.getTime() - one.question.at.getTime())
    .map((each) => each.question)
}

const maxLength = 300

/** Returns the words of a message, in their order, that at least three people of its group used. Empty without a subject word. */
export function compositeQuestion(content: string, { words, subjects }: SharedWords): string {
  const shown = questionWords(content).filter((word) => words.has(word))
  if (!shown.some((word) => subjects.has(word))) return ''
  return firstCharacters(shown.join(' '), maxLength)
}
