import { formatDay } from '../../../data/newsroom/calendar.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'

interface MastheadProps {
  /** In the form `YYYY-MM-DD`. */
  day: string
  /** The number of today's stories; undefined while unknown. */
  stories: number | undefined
}

/** The name of the newspaper between rules, above its date line. */
export const Masthead = ({ day, stories }: MastheadProps) => (
  <header className="text-center">
    <h1 className="masthead">{words.title}</h1>
    <div className="date-line">
      <time dateTime={day}>{formatDay(day, 'full')}</time>
      <span className="max-sm:hidden">{words.motto}</span>
      <span>{stories === undefined ? '\u00a0' : words.stories(stories)}</span>
    </div>
  </header>
)
