import { useEffect, useRef, useState } from 'react'
import type { ModelAnswers, AskedQuestion as StoredQuestion } from '../../api/schemas.ts'
import { useDraft } from '../../components/form/use-draft.ts'
import { tabDraftKey } from '../../data/accounts/session/tab-drafts.ts'
import { type QuestionToModels, useAskModels } from '../../data/experts/model-answers.ts'
import { ApiError } from '../../lib/errors/api-error.ts'
import { newId } from '../../lib/new-id.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { threeSixtyStrings } from '../../strings/strings.ts'

export interface AskedQuestion {
  key: string
  question: string
  /** From 0. */
  turn: number
  /** Null while the models answer. */
  answers: ModelAnswers | null
}

interface EarlierQuestions {
  turns: number
  questions: readonly StoredQuestion[]
}

const { empty, failed, interrupted, limitTitle } = threeSixtyStrings

/** The longest window of the limits of calls, in seconds. A longer wait is for the questions or the free work of the day. */
const longestCallLimit = 600

const isLimitOfDay = ({ status, retryAfter }: ApiError): boolean => status === 429 && (retryAfter ?? 0) > longestCallLimit

/** Returns the title and the text about a question that failed. */
export function failureOf(error: unknown): readonly [string, string] {
  if (!(error instanceof ApiError)) return interrupted
  if (isLimitOfDay(error)) return [limitTitle, error.detail]
  return [400, 404, 409, 429].includes(error.status) ? [failed[0], error.detail] : failed
}

/**
 * The questions of the page, newest first, and its input. A failed question is removed, and its text returns to the input. One that was
 * asked before a reload, or whose connection broke, leaves the input once its answers are listed; until then none is asked. `turns`:
 * the number of questions of the variant before those of the page; `questions`: those that the server lists.
 */
export function useQuestions(variant: QuestionToModels['variant'], userId: string | null, earlier: EarlierQuestions) {
  const ask = useAskModels()
  const draft = useDraft(tabDraftKey(userId, '360'))
  const { text } = draft
  const [asked, setAsked] = useState<AskedQuestion[]>([])
  const [limit, setLimit] = useState<string | null>(null)
  // A ref, because a second submit may occur before the next render.
  const isAsking = useRef(false)
  const answered = asked.find(({ answers }) => answers !== null)
  const turn = Math.max(earlier.turns, answered ? answered.turn + 1 : 0)

  const isAnswering = earlier.questions.some(({ answers }) => answers === null)
  const newest = earlier.questions.find(({ answers }) => answers !== null)?.question
  const { found } = draft
  // Only when another question is the newest, so that one can be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (newest !== undefined) found(newest)
  }, [newest])

  const submit = async () => {
    if (isAsking.current || isAnswering) return
    const question = text.trim()
    if (question === '') return toastError(empty)
    isAsking.current = true
    const key = newId()
    setAsked((earlier) => [{ key, question, turn, answers: null }, ...earlier])
    draft.send()
    setLimit(null)
    try {
      const answers = await ask.mutateAsync({ question, turnCount: turn, variant })
      draft.sent(question)
      setAsked((all) => all.map((each) => (each.key === key ? { ...each, answers } : each)))
    } catch (error) {
      setAsked((all) => all.filter((each) => each.key !== key))
      draft.unsent(question)
      if (error instanceof ApiError && isLimitOfDay(error)) setLimit(error.detail)
      else toastError(failureOf(error))
    } finally {
      isAsking.current = false
    }
  }
  return { text, setText: draft.save, submit, asked, turn, limit, isAsking: ask.isPending || isAnswering }
}
