import { memo } from 'react'
import type { Contribution as ContributionBody, Expert } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { AnswerEnd } from '../../../components/message/answer-end.tsx'
import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { themeColourOf } from '../../../lib/theme-colour.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { faceOf } from '../experts.ts'
import { Foldable } from './foldable.tsx'

interface ContributionProps {
  expert: Expert
  contribution: ContributionBody
  /** Whether the expert has answered again since. */
  isSuperseded: boolean
}

/** One answer of one expert. */
export const Contribution = memo(({ expert, contribution: { content, timestamp, end }, isSuperseded }: ContributionProps) => {
  const face = faceOf(expert)
  return (
    <li data-persona={themeColourOf(face)} className="flex gap-3 motion-safe:animate-enter sm:gap-4">
      <Medallion face={face} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 leading-snug">
          <bdi className="min-w-0 text-14 font-strong wrap-anywhere text-persona-ink">{expert.name}</bdi>
          <span className="text-12 text-ink-soft">
            <MessageTime at={timestamp} />
          </span>
        </p>
        <Foldable text={content} cut={isSuperseded ? 'short' : 'long'} author={expert.name}>
          <MarkdownText text={content} typing={false} />
        </Foldable>
        <AnswerEnd end={end} />
      </div>
    </li>
  )
})

/** The placeholder of an answer that has not arrived. */
export function AwaitedContribution({ expert }: { expert: Expert }) {
  return (
    <li className="flex items-center gap-3 text-ink-soft sm:gap-4">
      <span className="expert-dim rounded-full">
        <Medallion face={faceOf(expert)} size={36} />
      </span>
      <p className="min-w-0 text-14 wrap-anywhere motion-safe:animate-pulse">{discussionStrings.view.thinking(expert.name)}</p>
    </li>
  )
}
