import type { AnalyticsInsights } from '../../../api/schemas.ts'
import { formatDay } from '../../../components/charts/format-day.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { audienceStrings } from '../../../strings/strings.ts'
import { AudienceCard } from './audience-card.tsx'

const { ratings: words } = audienceStrings

interface RatingsCardProps {
  insights: Pick<AnalyticsInsights, 'ratings' | 'ratingDays'>
  minPeople: number
}

/** The share of good ratings, as a bar with a sentence, and the days as a table. */
export const RatingsCard = ({ insights: { ratings, ratingDays }, minPeople }: RatingsCardProps) => (
  <AudienceCard title={words.title} note={words.note}>
    {ratings ? (
      <>
        <Share up={ratings.up} down={ratings.down} />
        {ratingDays.length > 0 && <Days days={ratingDays} />}
        <p className="mt-3 text-12 text-ink-soft">{words.otherDays(minPeople)}</p>
      </>
    ) : (
      <p className="text-14">{words.none(minPeople)}</p>
    )}
  </AudienceCard>
)

/** Returns the share of good ratings in whole percent. */
const goodShare = (up: number, down: number) => Math.round((100 * up) / (up + down))

const Share = ({ up, down }: { up: number; down: number }) => {
  const percent = goodShare(up, down)
  return (
    <>
      <p className="font-serif text-28 font-medium tabular-nums">{`${percent} %`}</p>
      {/* The sentence below has the same numbers. */}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="my-2 h-2 w-full">
        <path d="M0 0h100v4H0z" className="fill-sunken" />
        <path d={`M0 0h${percent}v4H0z`} className="fill-persona-ink" />
      </svg>
      <p className="text-14">{words.share(`${percent} %`, formatNumber(up), formatNumber(down))}</p>
    </>
  )
}

const Days = ({ days }: { days: AnalyticsInsights['ratingDays'] }) => (
  <section
    aria-label={words.byDay}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    tabIndex={0}
    className="mt-4 max-h-64 overflow-auto rounded-control border border-line bg-page"
  >
    <table className="w-full text-14 tabular-nums">
      <caption className="sr-only">{words.byDay}</caption>
      <thead className="sticky top-0 bg-sunken">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-strong">
            {words.date}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-strong">
            {words.good}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-strong">
            {words.bad}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, up, down }) => (
          <tr key={date} className="border-t border-line">
            <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
              <time dateTime={date}>{formatDay(date)}</time>
            </th>
            <td className="px-3 py-1.5 text-end">{formatNumber(up)}</td>
            <td className="px-3 py-1.5 text-end">{formatNumber(down)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
