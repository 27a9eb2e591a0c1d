import type { TrendPoint } from '../../../api/schemas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { zeitgeistStrings } from '../../../strings/strings.ts'
import { busiestOf, formatSpan, isDaily } from './trend-days.ts'

const { chart } = zeitgeistStrings
/** The number of points of the last week in a daily chart. */
const week = 7
/** The width of a bar with its gap, and the height of the chart, in units of the drawing. */
const bar = 16
const gap = 4
const height = 64

/** Returns the text of a number of people. The server rounds it down, so it is a lower bound. */
const peopleText = (people: number) => (people > 0 ? chart.atLeast(formatNumber(people)) : chart.few)

/** The number of people who talked about a subject: bars for 14 days, or one line for each of two weeks. */
export const TrendChart = ({ points }: { points: readonly TrendPoint[] }) =>
  isDaily(points) ? <DayBars points={points} /> : <WeekBars points={points} />

/** The bars of days. Screen readers get the numbers as a table. The last week has the colour of the card. */
function DayBars({ points }: { points: readonly TrendPoint[] }) {
  const busiest = busiestOf(points)
  const most = busiest?.people ?? 1
  const first = points[0]
  const last = points.at(-1)
  return (
    <figure className="flex flex-col gap-2 border-t border-line pt-4">
      <figcaption className="text-12 font-medium text-ink-soft">{chart.title}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${points.length * (bar + gap) - gap} ${height}`} preserveAspectRatio="none" className="h-16 w-full">
        {points.map(({ from, people }, index) => {
          const length = Math.max(2, (people / most) * height)
          const isLate = index >= points.length - week
          return (
            <rect
              key={from}
              x={index * (bar + gap)}
              y={height - length}
              width={bar}
              height={length}
              className={isLate ? 'fill-persona-ink' : 'fill-edge'}
            />
          )
        })}
      </svg>
      <div aria-hidden className="flex justify-between gap-4 border-t border-line pt-1.5 text-12 text-ink-soft">
        <span>{first && formatSpan(first)}</span>
        <span>{last && formatSpan(last)}</span>
      </div>
      {busiest && <p className="text-14">{chart.busiest(formatSpan(busiest), formatNumber(busiest.people))}</p>}
      <table className="sr-only">
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.days}</th>
            <th scope="col">{chart.people}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{formatSpan(point)}</th>
              <td>{peopleText(point.people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** The bars of two weeks, with their numbers. */
function WeekBars({ points }: { points: readonly TrendPoint[] }) {
  const most = busiestOf(points)?.people ?? 1
  return (
    <figure className="flex flex-col gap-2 border-t border-line pt-4">
      <figcaption className="text-12 font-medium text-ink-soft">{chart.title}</figcaption>
      <dl className="flex flex-col gap-2.5 text-14">
        {points.map((point, index) => (
          <div key={point.from} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <dt>{formatSpan(point)}</dt>
            <dd className="tabular-nums">{peopleText(point.people)}</dd>
            <dd aria-hidden className="basis-full">
              <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full rounded-full bg-sunken">
                <rect
                  width={(100 * point.people) / most}
                  height={1}
                  className={index === points.length - 1 ? 'fill-persona-ink' : 'fill-edge'}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
