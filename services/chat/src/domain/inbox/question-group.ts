import { isSubject, questionWords, stemsOf } from './question-words.ts'

/** A message that the persona's material does not answer. */
export interface Question {
  exchangeId: string
  conversationId: string
  /** A member who allows anonymous insights. */
  person: string
  /** Its different words in the order of the alphabet. */
  words: readonly string[]
  at: Date
}

/** Questions about the same: one of each person, the oldest first. */
export type Questions = readonly Question[]

/** A group is shown once so many people have asked, and only words that so many of them used: nothing in it leads to one of them. */
export const minPeople = 3
/** People of a group; those who asked first leave it. */
const maxPeople = 200
/** Days after which a question leaves its group. */
const keptDays = 90
/** Share of stems that two questions have in common at least (Jaccard index). */
const minSimilarity = 0.5
const dayMs = 86_400_000

/** The time before which questions leave their groups. */
export const endOfQuestions = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

/** Adds a question in place of an earlier one of the same person. */
export const withQuestion = (questions: Questions, added: Question): Questions =>
  [...questions.filter(({ person }) => person !== added.person), added].slice(-maxPeople)

/** Returns the words that at least three people of a group used. */
export function sharedWords(questions: Questions): ReadonlySet<string> {
  const people = new Map<string, number>()
  for (const { words } of questions) for (const word of words) people.set(word, (people.get(word) ?? 0) + 1)
  return new Set([...people].filter(([, count]) => count >= minPeople).map(([word]) => word))
}

/** Whether the persona's owner may see a group: three people asked, and three used one word that tells the subject. */
export const isShown = (questions: Questions): boolean =>
  questions.length >= minPeople && [...sharedWords(questions)].some((word) => isSubject(word))

/** A group by its first question, with which others are compared. */
export interface GroupLeader {
  id: string
  words: readonly string[]
}

/** Returns the group whose first question is most similar, the first of equals; null when none shares half of the stems. */
export function groupOf(words: readonly string[], leaders: readonly GroupLeader[]): string | null {
  const stems = stemsOf(words)
  let [found, best]: [string | null, number] = [null, 0]
  for (const { id, words } of leaders) {
    const similarity = jaccard(stems, stemsOf(words))
    if (similarity >= minSimilarity && similarity > best) [found, best] = [id, similarity]
  }
  return found
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((each) => other.has(each)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** Orders the questions by how well they stand for their group: most shared words and fewest others first, the latest of equals. */
export function byRepresentation(questions: Questions): Question[] {
  const shared = sharedWords(questions)
  const ranked = questions.map((question) => {
    const common = question.words.filter((word) => shared.has(word))
    return { question, rank: common.filter(isSubject).length * 2 + common.length - (question.words.length - common.length) / 4 }
  })
  return ranked
    .sort((one, other) => other.rank - one.rank || other.question.at.getTime() - one.question.at.getTime())
    .map((each) => each.question)
}

const maxLength = 300

/** Returns the words of a message in their order that at least three people of the group used. Empty when none tells the subject. */
export function compositeQuestion(content: string, questions: Questions): string {
  const shared = sharedWords(questions)
  const words = questionWords(content).filter((word) => shared.has(word))
  if (!words.some(isSubject)) return ''
  return [...words.join(' ')].slice(0, maxLength).join('')
}
