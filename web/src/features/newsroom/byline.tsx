import type { Article } from '../../api/schemas.ts'
import type { CalendarDay } from '../../data/newsroom/calendar.ts'
import { dayAt, formatDay } from '../../data/newsroom/calendar.ts'
import { newsroomStrings as words } from '../../strings/strings.ts'

interface BylineProps {
  article: Pick<Article, 'author' | 'modelId' | 'publishedAt'>
  /** The zone in which the story's day is counted. */
  timeZone: CalendarDay['timeZone']
}

/** The author of a story, its date, and the note that the author is an AI. */
export const Byline = ({ article: { author, modelId, publishedAt }, timeZone }: BylineProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14">
    <span className="small-caps font-medium">{author}</span>
    <time dateTime={publishedAt} className="text-ink-soft">
      {formatDay(dayAt(Date.parse(publishedAt), timeZone), 'long')}
    </time>
    <span className="wrap-anywhere text-ink-soft">{words.byAi(modelId)}</span>
  </div>
)
