import type { Analytics } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import type { Period } from '../../../data/personas/analytics.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { audienceStrings } from '../../../strings/strings.ts'
import { AudienceCard } from './audience-card.tsx'
import { RatingsCard } from './ratings-card.tsx'
import { SubjectsCard } from './subjects-card.tsx'

const { returning: words, privacy, away, again } = audienceStrings

interface AudienceProps {
  botId: string
  report: Pick<Analytics, 'returning' | 'minPeople' | 'insights'>
  period: Period
  /** Fetches the report again. */
  onRetry: () => void
}

/** Who comes back, what people ask about and how they rate answers. */
export const Audience = ({ botId, report: { returning, minPeople, insights }, period, onRetry }: AudienceProps) => (
  <>
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <AudienceCard title={words.title} note={words.note(period)}>
        <p className="font-serif text-28 font-medium tabular-nums">
          {returning === null ? words.fewer(minPeople) : formatNumber(returning)}
        </p>
      </AudienceCard>
      {insights && <RatingsCard insights={insights} minPeople={minPeople} />}
      {insights && <SubjectsCard botId={botId} subjects={insights.subjects} minPeople={minPeople} />}
    </div>
    {insights ? (
      <p className="mt-6 text-12 text-ink-soft">{privacy}</p>
    ) : (
      <div role="status" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
        <p>{away}</p>
        <Button onClick={onRetry}>{again}</Button>
      </div>
    )}
  </>
)
