import { useRef, useState } from 'react'
import type { ModelAnswers } from '../../api/schemas.ts'
import { useDraft } from '../../components/form/use-draft.ts'
import { type QuestionToModels, useAskModels } from '../../data/experts/model-answers.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
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

const { empty, failed } = threeSixtyStrings

/**
 * The questions of the page, newest first, and its input. A failed question is removed, and its text returns to the input. `earlierTurns`:
 * questions of the variant before those of the page.
 */
export function useQuestions(variant: QuestionToModels['variant'], userId: string | null, earlierTurns: number) {
  const ask = useAskModels()
  const draft = useDraft(`rostra.360-draft.${userId}`)
  const { text } = draft
  const [asked, setAsked] = useState<AskedQuestion[]>([])
  const [limit, setLimit] = useState<string | null>(null)
  // A ref, because a second submit may occur before the next render.
  const isAsking = useRef(false)
  const answered = asked.find(({ answers }) => answers !== null)
  const turn = Math.max(earlierTurns, answered ? answered.turn + 1 : 0)

  const submit = async () => {
    if (isAsking.current) return
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
      if (hasStatus(error, 429)) setLimit(error.detail)
      else if (hasStatus(error, 400)) toastError([failed[0], error.detail])
      else toastError(failed)
    } finally {
      isAsking.current = false
    }
  }
  return { text, setText: draft.save, submit, asked, turn, limit, isAsking: ask.isPending }
}
