import { LoaderCircle } from '#icons'
import type { Discussion } from '../../../api/schemas.ts'
import { discussionStrings, strings } from '../../../strings/strings.ts'
import { countAnswers } from '../experts.ts'

const { progress } = discussionStrings
const phases: Discussion['phase'][] = ['drafts', 'revisions', 'chair']

interface ProgressProps {
  discussion: Discussion
  /** Whether the state cannot be fetched at the moment. */
  isReconnecting: boolean
}

/** Shows which of the three steps the discussion is in. */
export function Progress({ discussion, isReconnecting }: ProgressProps) {
  const { phase, model } = discussion
  const current = phases.indexOf(phase)
  const { answered, expected } = countAnswers(discussion)
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <p className="flex items-start gap-3 font-strong">
        <LoaderCircle aria-hidden className="mt-1 size-4.5 flex-none text-accent motion-safe:animate-spin" />
        {progress.working}
      </p>
      <ol aria-hidden className="mt-4 grid grid-cols-3 gap-1.5">
        {phases.map((name, index) => (
          <li
            key={name}
            className={`h-1 rounded-full ${index < current ? 'bg-accent' : index === current ? 'bg-accent motion-safe:animate-pulse' : 'bg-line'}`}
          />
        ))}
      </ol>
      {phase !== 'ended' && (
        <p className="mt-3 text-14">
          {progress.step(current + 1, phases.length, progress.steps[phase])}{' '}
          {phase !== 'chair' && progress.answeredLong(answered, expected)}
        </p>
      )}
      <p className="mt-1 text-12 text-ink-soft">{isReconnecting ? progress.reconnecting : progress.leave}</p>
      <p className="mt-1 text-12 wrap-anywhere text-ink-soft">{strings.chat.answeredByModel(model)}</p>
    </section>
  )
}
