import { memberIdOf } from '@rostra/platform/caller'
import type { AskedQuestion, RatedAnswer } from '../../core/domain/exchanges/ports.ts'
import { startOfWindow } from '../domain/insights-window.ts'
import type { Ports } from '../domain/ports.ts'
import type { Question } from '../domain/question-group.ts'
import { distinctWords, questionWords } from '../domain/question-words.ts'
import { type RatingReport, ratingReport } from '../domain/rating-report.ts'
import { commonWords, type Subject, subjectsOf } from '../domain/subjects.ts'
import type { ListInbox } from './list-inbox.ts'

interface GetInsights extends Pick<ListInbox, 'memberId' | 'token' | 'personaId' | 'signal'> {
  /** 7, 30 or 90. */
  days: number
}

interface Insights {
  subjects: Subject[]
  ratings: RatingReport
}

type Needed = Pick<Ports, 'personas' | 'conversations' | 'exchanges' | 'members' | 'now'>

/** The latest messages and ratings that are read. */
const mostAsked = 1_000
const mostRated = 5_000
/** The characters of a message that are read: its subject is named at the beginning. */
const mostCharacters = 1_000
/** Messages between two turns of the event loop. */
const atOnce = 50

/**
 * Returns what people ask an own persona about, and how they rate its answers. Reads the messages each time and stores nothing: consent,
 * deletion and visibility are those of now. Throws VALIDATION or BOT_NOT_FOUND.
 */
export async function getInsights(ports: Needed, { memberId, personaId, days, ...reader }: GetInsights): Promise<Insights> {
  const { personas, conversations, exchanges, members } = ports
  const since = startOfWindow(days, ports.now())
  await personas.requireOwn(personaId, { memberId, ...reader })
  const [persona] = await personas.publicByIds([personaId], reader.signal)
  if (!persona?.isListed) return { subjects: [], ratings: ratingReport([]) }
  const [hidden, asked, rated] = await Promise.all([
    conversations.deletedOfPersonas([personaId]),
    exchanges.askedSince(personaId, since, mostAsked),
    exchanges.ratedSince(personaId, since, mostRated),
  ])
  const isHidden = new Set(hidden)
  const accounts = [...new Set([...asked, ...rated].map(({ person }) => memberIdOf(person)))].filter((id) => id !== memberId)
  const counting = accounts.length > 0 ? await members.countingInInsights(accounts) : new Set<string>()
  const counts = ({ person, conversationId }: AskedQuestion | RatedAnswer) =>
    counting.has(memberIdOf(person)) && memberIdOf(person) !== memberId && !isHidden.has(conversationId)
  return {
    subjects: subjectsOf(await withoutNames(ports, await questionsOf(asked.filter(counts), reader.signal))),
    ratings: ratingReport(rated.filter(counts)),
  }
}

/** Reads the words of messages, a few at a time, so that other calls get their turn. */
async function questionsOf(asked: readonly AskedQuestion[], signal: AbortSignal): Promise<Question[]> {
  const questions: Question[] = []
  for (const [index, { content, ...question }] of asked.entries()) {
    if (index % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
    signal.throwIfAborted()
    questions.push({ ...question, words: distinctWords(questionWords(content.slice(0, mostCharacters))) })
  }
  return questions
}

/** Removes the usernames of members from the words that several people used; other words are never shown. */
async function withoutNames({ members }: Pick<Needed, 'members'>, questions: readonly Question[]): Promise<Question[]> {
  const common = commonWords(questions)
  const names = common.length > 0 ? await members.namesAmong(common) : new Set<string>()
  return questions.map((question) => ({ ...question, words: question.words.filter((word) => !names.has(word)) }))
}
