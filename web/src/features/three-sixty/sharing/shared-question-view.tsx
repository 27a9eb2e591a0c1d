import { MessagesSquare } from '#icons'
import type { SharedQuestion } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { threeSixtyPath } from '../../../lib/navigation/paths.ts'
import { threeSixtyStrings } from '../../../strings/strings.ts'
import { AnswerCards } from '../answer-cards.tsx'

const { shared: words, followUp: followUpWords } = threeSixtyStrings

/** A question that a person has shared by a link, with its answers and its follow-up: read-only. */
export function SharedQuestionView({ asked: { question, askedAt, variant, answers, followUp } }: { asked: SharedQuestion }) {
  const sideBySide = variant === 'original'
  const text = 'wrap-anywhere whitespace-pre-line'
  return (
    <article className={`mx-auto flex w-full flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12 ${sideBySide ? 'max-w-wide' : 'max-w-chat'}`}>
      <header className="border-b border-line pb-6">
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <MessagesSquare aria-hidden className="size-4 flex-none" />
          {words.label}
        </p>
        <h1 dir="auto" className={`mt-2 font-serif text-28 font-medium tracking-tight sm:text-36 ${text}`}>
          {question}
        </h1>
        <p className="mt-3 text-14 text-ink-soft">
          {words.asked} <MessageTime at={askedAt} />
        </p>
      </header>
      <section aria-labelledby="answers" className="flex flex-col gap-4">
        <h2 id="answers" className="sr-only">
          {words.answers}
        </h2>
        <AnswerCards answers={answers} sideBySide={sideBySide} atOnce />
      </section>
      {followUp && (
        <section aria-labelledby="follow-up" className="flex flex-col gap-4 border-t border-line pt-6">
          <h2 id="follow-up" className={`font-serif text-22 font-medium ${text}`}>
            <span className="mb-1 block font-sans text-12 font-strong text-ink-soft">{followUpWords.badge}</span>
            <span dir="auto" className="block">
              {followUp.question}
            </span>
          </h2>
          <AnswerCards answers={followUp.answers} sideBySide={sideBySide} atOnce />
        </section>
      )}
      <section aria-label={words.invite} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
        <p className="min-w-0 flex-1 basis-60 text-ink-soft">{words.inviteText}</p>
        <ButtonLink look="primary" to={threeSixtyPath}>
          {words.invite}
        </ButtonLink>
      </section>
    </article>
  )
}
