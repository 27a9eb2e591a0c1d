import { minPeople } from '@rostra/platform/privacy/min-people'
import { isShown, type Question, type Questions, sharedSubjects, withQuestion } from './question-group.ts'
import { stemmerOf, stemsOf, subjectWords } from './question-words.ts'

/** What several people asked about. */
export interface Subject {
  /** Words that at least three of them used, the one that most used first. */
  words: readonly string[]
  people: number
}

const mostSubjects = 10
const mostWords = 3

/** Returns the words that at least three different people used. A person may have asked several questions. */
export const commonWords = (asked: Questions): string[] => [...peopleByWord(asked)].map(([word]) => word)

/**
 * Returns the subjects of questions, what most people asked about first, 10 at most. The questions of a subject share the stem of
 * one word that at least three people used. Each question counts for one subject, and a person once. A subject is shown by the
 * rules of a group of unanswered questions: only words that three people of it used.
 */
export function subjectsOf(asked: Questions): Subject[] {
  const subjects: Subject[] = []
  let left = asked.map((question) => ({
    question,
    subjects: subjectWords(question.words),
    stem: stemmerOf(question.words),
    stems: new Set(stemsOf(question.words)),
  }))
  while (subjects.length < mostSubjects) {
    const word = mostUsed(left.map(({ question, subjects }) => ({ person: question.person, words: subjects })))
    if (word === undefined) break
    // Questions in several languages may have the word, with a stem of each.
    const wanted = new Set(left.filter(({ question }) => question.words.includes(word)).map(({ stem }) => stem(word)))
    const isAbout = ({ question, stems }: (typeof left)[number]) =>
      question.words.includes(word) || [...wanted].some((stem) => stems.has(stem))
    const about = left.filter(isAbout).map(({ question }) => question)
    left = left.filter((each) => !isAbout(each))
    // Oldest first, so that the latest question of a person counts.
    const group = about.toReversed().reduce<Questions>(withQuestion, [])
    const words = wordsOf(word, group)
    if (isShown(group) && words.length > 0) subjects.push({ words, people: new Set(about.map(({ person }) => person)).size })
  }
  return subjects.sort((one, other) => other.people - one.people)
}

/** Returns the number of different people who used each word, of words that at least three used. */
function peopleByWord(asked: readonly Pick<Question, 'person' | 'words'>[]): Map<string, number> {
  const people = new Map<string, Set<string>>()
  for (const { person, words } of asked) for (const word of words) people.set(word, (people.get(word) ?? new Set<string>()).add(person))
  return new Map([...people].flatMap(([word, { size }]) => (size >= minPeople ? [[word, size] as const] : [])))
}

/** Returns the word that most people used, the first in the alphabet of equals; undefined when three people share none. */
function mostUsed(asked: readonly Pick<Question, 'person' | 'words'>[]): string | undefined {
  const counted = [...peopleByWord(asked)]
  counted.sort(([one, people], [other, others]) => others - people || (one < other ? -1 : 1))
  return counted[0]?.[0]
}

/** Returns the shown words of a subject: those that three people of its group used, one of each stem. */
function wordsOf(first: string, group: Questions): string[] {
  const shared = sharedSubjects(group)
  const uses = (word: string) => group.filter(({ words }) => words.includes(word)).length
  const others = [...shared].filter((word) => word !== first).sort((one, other) => uses(other) - uses(one))
  const stemOf = stemmerOf(group.flatMap(({ words }) => words))
  const byStem = new Map<string, string>()
  for (const word of shared.has(first) ? [first, ...others] : others) {
    const stem = stemOf(word)
    if (!byStem.has(stem)) byStem.set(stem, word)
  }
  return [...byStem.values()].slice(0, mostWords)
}
