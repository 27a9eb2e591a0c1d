import type { ReactNode, RefObject } from 'react'
import { Check, CircleAlert } from '#icons'
import type { Discussion } from '../../../api/schemas.ts'
import { discussionStrings, strings } from '../../../strings/strings.ts'
import { absences, countAnswers, joinNames } from '../experts.ts'
import { Conclusion } from './conclusion.tsx'
import { DiscussionHeader } from './discussion-header.tsx'
import { ExpertList } from './expert-list.tsx'
import { ExpertWheel } from './expert-wheel.tsx'
import { Progress } from './progress.tsx'
import { Timeline } from './timeline.tsx'

const { conclusion, failure, progress } = discussionStrings

interface DiscussionViewProps {
  discussion: Discussion
  heading: RefObject<HTMLHeadingElement | null>
  isReconnecting?: boolean
  /** Whether it was opened by a share link, which hides credits. */
  isShared?: boolean
  /** Content above the question. */
  above: ReactNode
  /** Content after the conclusion. */
  actions?: ReactNode
  /** Content after the answers. */
  children?: ReactNode
}

/** A discussion: the question, the experts, the conclusion or the progress, and the answers. */
export function DiscussionView({
  discussion,
  heading,
  isReconnecting = false,
  isShared = false,
  above,
  actions,
  children,
}: DiscussionViewProps) {
  const { status, consensus, model } = discussion
  const isOngoing = status === 'ongoing'
  const aside = (
    <aside key="experts" className="flex flex-col gap-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      <div className={`justify-center ${isOngoing ? 'flex' : 'hidden lg:flex'}`}>
        <ExpertWheel discussion={discussion}>
          <WheelCentre discussion={discussion} />
        </ExpertWheel>
      </div>
      <ExpertList discussion={discussion} />
    </aside>
  )
  const lead = (
    <div key="lead" className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
      {isOngoing && <Progress discussion={discussion} isReconnecting={isReconnecting} />}
      {status === 'failed' && <Failure discussion={discussion} />}
      <Conclusion discussion={discussion} />
      {status === 'completed' && consensus === null && (
        <section className="rounded-card border border-line bg-raised p-5">
          <p>{isShared ? conclusion.sharedMissing : conclusion.missing}</p>
          <p className="mt-1 text-12 wrap-anywhere text-ink-soft">{strings.chat.answeredByModel(model)}</p>
        </section>
      )}
      {status === 'completed' && <Absent discussion={discussion} isShared={isShared} />}
      {actions}
    </div>
  )
  return (
    <article className="mx-auto w-full max-w-wide px-4 py-8 sm:px-6 sm:py-12">
      <DiscussionHeader discussion={discussion} heading={heading}>
        {above}
      </DiscussionHeader>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:grid-rows-[auto_1fr]">
        {/* On a small screen the progress comes before the experts, the conclusion after them. */}
        {isOngoing ? [lead, aside] : [aside, lead]}
        <div className="flex min-w-0 flex-col gap-10">
          <Timeline discussion={discussion} />
          {children}
        </div>
      </div>
    </article>
  )
}

/** A line for the experts that failed, and one for those that declined. */
function Absent({ discussion, isShared }: { discussion: Discussion; isShared: boolean }) {
  const all = absences(discussion)
  if (all.length === 0) return null
  return (
    <div className="flex flex-col gap-1 text-14 text-ink-soft">
      {all.map(({ why, names }) => (
        <p key={why}>
          {isShared ? conclusion.sharedAbsent[why](joinNames(names)) : conclusion.absent[why](joinNames(names), names.length)}
        </p>
      ))}
    </div>
  )
}

function WheelCentre({ discussion }: { discussion: Discussion }) {
  const { status, phase, agreement } = discussion
  if (status === 'failed') return <CircleAlert className="size-7 text-danger" />
  if (status === 'completed') return agreement ? conclusion.short[agreement] : <Check className="size-7" />
  if (phase === 'chair') return <span className="motion-safe:animate-pulse">{progress.chair}</span>
  const { answered, expected } = countAnswers(discussion)
  return <span className="tabular-nums">{progress.answered(answered, expected)}</span>
}

const Failure = ({ discussion }: { discussion: Discussion }) => (
  <section className="flex gap-4 rounded-card border border-line bg-raised p-5">
    <CircleAlert aria-hidden className="mt-1 size-5 flex-none text-danger" />
    <div className="min-w-0">
      <h2 className="text-18 font-strong">{failure.title}</h2>
      <p className="mt-1">{discussion.failure ?? failure.text}</p>
      <p className="mt-1 text-12 wrap-anywhere text-ink-soft">{strings.chat.answeredByModel(discussion.model)}</p>
      {discussion.credits === 0 && <p className="mt-1 text-14 text-ink-soft">{failure.notCharged}</p>}
    </div>
  </section>
)
