import { useId, useMemo } from 'react'
import { CircleAlert } from '#icons'
import type { ModelAnswer } from '../../api/schemas.ts'
import { AnswerEnd } from '../../components/message/answer-end.tsx'
import { MarkdownNodes } from '../../components/message/markdown-nodes.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { strings, threeSixtyStrings as words } from '../../strings/strings.ts'
import { CopyAnswer } from './copy-answer.tsx'
import { sanitiseHtml } from './sanitise-html.ts'

export type Seat = keyof typeof words.seats

interface AnswerCardProps {
  seat: Seat
  /** Null until the answer is revealed. */
  answer: ModelAnswer | null
}

/** The answer of one model, or its failure, with the model's name. A skeleton until then. */
export function AnswerCard({ seat, answer }: AnswerCardProps) {
  const heading = useId()
  const name = words.seats[seat]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section for each answer would be one landmark too many
    <div
      role="group"
      aria-labelledby={heading}
      aria-busy={answer === null}
      data-persona={seat === 'devilAdvocate' ? 'rose' : seat === 'expertA' ? 'indigo' : 'teal'}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line border-t-4 border-t-persona bg-page p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="font-strong">
          {name}
        </h3>
        {answer && (
          <span className="rounded-full border border-line bg-raised px-2.5 py-0.5 font-medium text-12">
            {strings.modelName(answer.modelId)}
          </span>
        )}
      </header>
      {answer ? <Answer name={name} answer={answer} /> : <Thinking name={name} />}
    </div>
  )
}

function Answer({ name, answer }: { name: string; answer: ModelAnswer }) {
  const { formattedContent, failure, end } = answer
  const { html, nodes } = useMemo(() => sanitiseHtml(formattedContent), [formattedContent])
  if (failure !== null)
    return (
      <p className="flex gap-2 text-ink-soft">
        <CircleAlert aria-hidden className="mt-1 size-4 flex-none text-danger" />
        {failure}
      </p>
    )
  return (
    <div className="flex flex-1 flex-col motion-safe:animate-enter">
      <div className="prose flex-1 break-words">
        <MarkdownNodes nodes={nodes} />
      </div>
      <AnswerEnd end={end} />
      <footer className="mt-3">
        <CopyAnswer html={html} label={words.copyOf(name)} />
      </footer>
    </div>
  )
}

const Thinking = ({ name }: { name: string }) => (
  <div className="flex flex-col gap-2.5">
    <span className="sr-only">{words.isThinking(name)}</span>
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
)
