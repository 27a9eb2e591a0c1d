import { useId } from 'react'
import type { Discussion } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { MarkdownText } from '../../../components/message/markdown-text.tsx'
import { discussionStrings, strings } from '../../../strings/strings.ts'
import { faceOf, joinNames } from '../experts.ts'

const { conclusion } = discussionStrings

const strengths = { strong: 3, mixed: 2, split: 1 }

/** The agreement of the experts as three bars and text. */
const AgreementMeter = ({ agreement }: { agreement: NonNullable<Discussion['agreement']> }) => (
  <p className="flex items-center gap-2 text-14 font-strong">
    <span aria-hidden className="flex gap-1">
      {[1, 2, 3].map((bar) => (
        <span key={bar} className={`h-1.5 w-5 rounded-full ${bar <= strengths[agreement] ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </span>
    {conclusion.agreement[agreement]}
  </p>
)

/** The consensus, the agreement of the experts, and the minority view with its experts. */
export function Conclusion({ discussion }: { discussion: Discussion }) {
  const id = useId()
  const { consensus, agreement, minorityView, minorityExpertIds, experts, model } = discussion
  if (consensus === null) return null
  const holders = experts.filter((expert) => minorityExpertIds.includes(expert.id))
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-edge bg-raised motion-safe:animate-enter">
      <div className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id={id} className="font-serif text-28 font-medium tracking-tight">
            {conclusion.title}
          </h2>
          {agreement && <AgreementMeter agreement={agreement} />}
        </div>
        <div className="mt-4">
          <MarkdownText text={consensus} typing={false} />
        </div>
        <p className="mt-4 text-12 wrap-anywhere text-ink-soft">{strings.chat.answeredByModel(model)}</p>
      </div>
      {minorityView && (
        <div className="border-t border-line bg-page p-5 sm:p-7">
          <h3 className="font-serif text-22 font-medium tracking-tight">{conclusion.minority}</h3>
          {holders.length > 0 && (
            <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-soft">
              <span className="flex -space-x-1.5">
                {holders.map((expert) => (
                  <Medallion key={expert.id} face={faceOf(expert)} size={28} />
                ))}
              </span>
              <span className="wrap-anywhere">
                {conclusion.heldBy} <bdi className="font-strong text-ink">{joinNames(holders.map(({ name }) => name))}</bdi>
              </span>
            </p>
          )}
          <div className="mt-3">
            <MarkdownText text={minorityView} typing={false} />
          </div>
        </div>
      )}
    </section>
  )
}
