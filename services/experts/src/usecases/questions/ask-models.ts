import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import { refuseWithoutSlot } from '@rostra/platform/paid-work/served-first'
import type { Ports } from '../../domain/ports.ts'
import { lineUpOf, type Variant } from '../../domain/questions/line-up.ts'
import {
  type Asker,
  type LineUp,
  type ModelAnswers,
  type Question,
  type QuestionThread,
  type Seat,
  seats,
} from '../../domain/questions/question.ts'
import { readQuestion } from '../../domain/questions/question-text.ts'
import { followUpAsked, questionNotFound } from '../../domain/questions/refusals.ts'
import { askSeat, type SeatAnswer } from './ask-seat.ts'

export interface AskModels {
  asker: Asker
  question: string
  turnCount: number
  variant: Variant
  /** The id of the asker's answered question that this one follows up; empty for none. Its line-up and turn are used. */
  followsUp: string
}

export interface AskedModels {
  id: string
  lineUp: LineUp
  answers: ModelAnswers
}

type Needed = Pick<
  Ports,
  'questions' | 'runningQuestions' | 'questionLimits' | 'freeWork' | 'models' | 'personas' | 'onModelCalled' | 'log'
>

/**
 * Asks three models one question concurrently. The answers are stored also when the caller has disconnected; only the end of the process
 * aborts the calls. Counts the question and its free work before them, and subtracts both when no model has run or the process ended, and
 * for a member when all answers only say that nothing fits. Throws QUESTION_REQUIRED, VALIDATION,
 * QUESTION_NOT_FOUND, FOLLOW_UP_ASKED, OVERLOADED, RATE_LIMITED, or MODELS_FAILED when none answered.
 */
export async function askModels(ports: Needed, asked: AskModels, clock?: Clock): Promise<AskedModels> {
  const question = readQuestion(asked.question)
  const earlier = asked.followsUp === '' ? undefined : await followedUp(ports, asked)
  const { turnCount, lineUp } = earlier ?? { turnCount: asked.turnCount, lineUp: lineUpOf(asked.variant, asked.turnCount) }
  const providers = seats.map((seat) => ports.models.named(lineUp[seat]))
  refuseWithoutSlot([ports.runningQuestions, ...providers], asked.asker.isServedFirst, {
    full: 'Too many questions at once, please try again',
    retryAfter: 5,
  })
  const answered = Promise.withResolvers<AskedModels>()
  const ask = async (signal: AbortSignal) =>
    answered.resolve(await askCounted(ports, { ...asked, question, turnCount, lineUp, earlier, signal }, clock))
  const work = { id: randomUUID(), owner: asked.asker.id }
  void ports.runningQuestions.run(work, ask, { failed: async (error) => answered.reject(error) })
  return answered.promise
}

async function followedUp({ questions }: Needed, { asker, followsUp }: AskModels): Promise<QuestionThread> {
  const earlier = await questions.find(asker, followsUp)
  if (!earlier) throw questionNotFound()
  if (earlier.followUp) throw followUpAsked()
  return earlier
}

interface CountedQuestion extends Omit<AskModels, 'variant' | 'followsUp'> {
  lineUp: LineUp
  /** The question that this one follows up. */
  earlier: Question | undefined
  /** Aborts when the process ends. */
  signal: AbortSignal
}

async function askCounted(
  ports: Needed,
  { asker, question, lineUp, turnCount, earlier, signal }: CountedQuestion,
  clock?: Clock,
): Promise<AskedModels> {
  const { questions, questionLimits, freeWork, log } = ports
  const counted = [await questionLimits.count(asker)]
  const warnCounted = (err: unknown) => log.warn({ err }, 'a question to three models stays counted')
  const uncount = () => Promise.all(counted.map((subtract) => subtract().catch(warnCounted)))
  const orUncount = async (error: unknown): Promise<never> => {
    await uncount()
    throw error
  }
  const { kind, isConfirmed, clientAddress } = asker
  const worker = { person: `${kind}:${asker.id}`, isConfirmed, clientAddress }
  counted.push(await freeWork.use('FREE_WORK_QUESTION', worker).catch(orUncount))
  const followsUp = earlier?.id ?? null
  const id = await questions.insert({ owner: { kind, id: asker.id }, question, turnCount, lineUp, followsUp }).catch(orUncount)

  const delimiter = randomBytes(16).toString('hex')
  const isOffline = seats.some((seat) => ports.models.named(lineUp[seat]).offline)
  const searched = earlier ? `${question}\n${earlier.question}` : question
  const material = isOffline ? await ports.personas.publicMaterial(searched, signal) : undefined
  const earlierOf = (seat: Seat) => earlier && { question: earlier.question, answer: earlier.answers[seat].content }
  const ask = (seat: Seat): Promise<SeatAnswer> =>
    askSeat(ports, { seat, name: lineUp[seat], question, delimiter, material, earlier: earlierOf(seat), signal }, clock)
  const [a, b, devil] = await Promise.all([ask('a'), ask('b'), ask('devil')])
  const answers = { a: a.answer, b: b.answer, devil: devil.answer }
  const isFree = a.isFree && b.isFree && devil.isFree
  const allFailed = Object.values(answers).every(({ failure }) => failure !== '')

  const warn = (err: unknown) => log.warn({ err, question: id }, 'the end of a question to three models could not be stored')
  await questions.complete(id, answers, allFailed ? 'failed' : 'completed', followsUp).catch(warn)
  if (isFree && kind === 'member') await uncount()
  if (!allFailed) return { id, lineUp, answers }
  const hasRun = a.hasRun || b.hasRun || devil.hasRun
  if (signal.aborted || !hasRun) await uncount()
  throw new DomainError('unavailable', 'MODELS_FAILED', 'Failed to process your question. Please try again.', { retryAfter: 5 })
}
