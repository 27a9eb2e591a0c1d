import { type ReactNode, type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Discussion } from '../../../api/schemas.ts'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { discussionPath } from '../../../lib/navigation/paths.ts'
import { discussionStrings } from '../../../strings/strings.ts'
import { StatusBadge } from './status-badge.tsx'

const { view } = discussionStrings

/** The longest question that is shown as a headline, in characters. */
const shortQuestion = 160
/** The length above which a question is folded, in characters. */
const foldedAbove = 500

interface DiscussionHeaderProps {
  discussion: Discussion
  heading: RefObject<HTMLHeadingElement | null>
  /** Content above the question. */
  children: ReactNode
}

/** The question, the status, the number of experts, the time and the price. */
export function DiscussionHeader({ discussion, heading, children }: DiscussionHeaderProps) {
  const { prompt, status, experts, createdAt, credits, followsUp } = discussion
  const [isOpen, setOpen] = useState(false)
  const isLong = prompt.length > foldedAbove
  return (
    <header>
      {children}
      <h1
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className={`mt-3 font-serif font-medium wrap-anywhere whitespace-pre-line ${
          prompt.length <= shortQuestion ? 'text-28 tracking-tight sm:text-36' : 'max-w-measure text-18 sm:text-22'
        } ${isLong && !isOpen ? 'line-clamp-6' : ''}`}
      >
        {prompt}
      </h1>
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="text-button -ms-1.5">
          {isOpen ? view.showLess : view.showAll}
        </button>
      )}
      {followsUp && (
        <p className="mt-2 text-14 text-ink-soft">
          {view.followsUp}{' '}
          <Link to={discussionPath(followsUp.id)} className="text-link wrap-anywhere">
            <bdi>{followsUp.prompt}</bdi>
          </Link>
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
        <StatusBadge status={status} />
        <span>{view.experts(experts.length)}</span>
        <span aria-hidden>·</span>
        <MessageTime at={createdAt} />
        {credits > 0 && (
          <>
            <span aria-hidden>·</span>
            <span className="tabular-nums">{(status === 'ongoing' ? view.held : view.cost)(formatNumber(credits))}</span>
          </>
        )}
      </div>
    </header>
  )
}
