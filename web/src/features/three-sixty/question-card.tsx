import { useId } from 'react'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { AnswerCard, type Seat } from './answer-card.tsx'
import type { AskedQuestion } from './use-questions.ts'
import { useReveal } from './use-reveal.ts'

const seats: readonly Seat[] = ['expertA', 'expertB', 'devilAdvocate']

interface QuestionCardProps {
  asked: AskedQuestion
  /** Whether the three answers are side by side and shown at once. */
  sideBySide?: boolean
}

/** A question and its three answers. */
export function QuestionCard({ asked: { question, turn, answers }, sideBySide = false }: QuestionCardProps) {
  const heading = useId()
  const revealed = useReveal(answers !== null && !sideBySide)
  const shown = sideBySide && answers ? seats.length : revealed
  const last = seats[shown - 1]
  return (
    <article aria-labelledby={heading} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
      <h2 id={heading} className="font-serif text-22 font-medium break-words whitespace-pre-line">
        {sideBySide && <span className="mb-1 block font-sans text-12 font-strong text-ink-soft">{words.original.turn(turn + 1)}</span>}
        {question}
      </h2>
      <p role="status" className="sr-only">
        {answers === null ? words.asking : last && words.hasAnswered(words.seats[last])}
      </p>
      <div className={`grid gap-4 ${sideBySide ? 'lg:grid-cols-3' : ''}`}>
        {seats.map((seat, index) => (
          <AnswerCard key={seat} seat={seat} answer={index < shown ? (answers?.[seat] ?? null) : null} />
        ))}
      </div>
    </article>
  )
}
