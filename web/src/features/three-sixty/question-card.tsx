import { type RefObject, useId } from 'react'
import type { AskedQuestion as StoredQuestion } from '../../api/schemas.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { AnswerCards } from './answer-cards.tsx'
import { FollowUp } from './follow-up.tsx'
import { ShareQuestion } from './sharing/share-question.tsx'
import type { AskedQuestion } from './use-questions.ts'

interface QuestionCardProps {
  asked: AskedQuestion
  /** The follow-up as the server knows it. */
  followUp: StoredQuestion['followUp']
  /** Whether the three answers are side by side and shown at once. */
  sideBySide?: boolean
  /** The heading, which may get the focus. */
  title?: RefObject<HTMLHeadingElement | null> | undefined
}

/** A question of the page, its three answers and its follow-up. */
export function QuestionCard({ asked: { question, turn, answers }, followUp, sideBySide = false, title }: QuestionCardProps) {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
      <h2
        ref={title}
        id={heading}
        tabIndex={-1}
        aria-describedby={`${heading}-status`}
        className="scroll-mt-20 outline-none font-serif text-22 font-medium break-words whitespace-pre-line"
      >
        {sideBySide && <span className="mb-1 block font-sans text-12 font-strong text-ink-soft">{words.original.turn(turn + 1)}</span>}
        <span dir="auto" className="block">
          {question}
        </span>
      </h2>
      <AnswerCards statusId={`${heading}-status`} answers={answers} sideBySide={sideBySide} atOnce={sideBySide}>
        {answers && (
          <>
            <FollowUp questionId={answers.id} stored={followUp} sideBySide={sideBySide} />
            <div className="flex flex-wrap gap-4 border-t border-line pt-3">
              <ShareQuestion id={answers.id} isShared={false} />
            </div>
          </>
        )}
      </AnswerCards>
    </article>
  )
}
