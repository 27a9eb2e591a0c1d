import { useState } from 'react'
import { ChevronRight, Link2 } from '#icons'
import type { AskedQuestion } from '../../../api/schemas.ts'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { copyText } from '../../../lib/copy-text.ts'
import { questionToModelsLink } from '../../../lib/navigation/paths.ts'
import { threeSixtyStrings } from '../../../strings/strings.ts'
import { AnswerCards } from '../answer-cards.tsx'
import { FollowUp } from '../follow-up.tsx'
import { ShareQuestion } from '../sharing/share-question.tsx'
import { DeleteQuestion } from './delete-question.tsx'

const { earlier: words } = threeSixtyStrings

interface EarlierQuestionProps {
  asked: AskedQuestion
  isOpen?: boolean
}

/** A question of the history: a line that unfolds its answers and its follow-up. */
export function EarlierQuestion({ asked, isOpen = false }: EarlierQuestionProps) {
  const { id, question, askedAt, variant, answers, shared, followUp } = asked
  const [isUnfolded, setUnfolded] = useState(isOpen || answers === null || followUp?.answers === null)
  const sideBySide = variant === 'original'
  return (
    <details
      open={isUnfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group/question rounded-card border border-line bg-raised"
    >
      <summary className="flex min-h-touch cursor-pointer items-start gap-3 p-4 sm:px-5">
        <ChevronRight aria-hidden className="mt-1 size-4 flex-none transition-transform group-open/question:rotate-90 rtl:-scale-x-100" />
        <span className="min-w-0 flex-1">
          <bdi className="font-strong wrap-anywhere whitespace-pre-line group-not-open/question:line-clamp-2">{question}</bdi>
          <span className="mt-0.5 block text-12 text-ink-soft">
            <MessageTime at={askedAt} />
            {followUp && ` · ${threeSixtyStrings.followUp.badge}`}
            {shared && ` · ${words.shared}`}
          </span>
        </span>
      </summary>
      {isUnfolded && (
        <div className="flex flex-col gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
          <AnswerCards answers={answers} sideBySide={sideBySide} atOnce />
          {answers && (
            <>
              <FollowUp questionId={id} stored={followUp} sideBySide={sideBySide} />
              <div className="flex flex-wrap gap-4 border-t border-line pt-3">
                <ShareQuestion id={id} isShared={shared} />
                <button
                  type="button"
                  onClick={() => void copyText(questionToModelsLink(id, variant), { copied: words.linkCopied })}
                  className="text-button"
                >
                  <Link2 aria-hidden className="size-3.5" />
                  {words.copyLink}
                </button>
                <DeleteQuestion id={id} question={question} />
              </div>
            </>
          )}
        </div>
      )}
    </details>
  )
}
