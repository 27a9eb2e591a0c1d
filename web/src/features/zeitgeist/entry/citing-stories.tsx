import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { citingArticlesQuery } from '../../../data/newsroom/articles.ts'
import { formatDay } from '../../../data/newsroom/calendar.ts'
import { articlePath } from '../../../lib/navigation/paths.ts'
import { zeitgeistStrings } from '../../../strings/strings.ts'

/** The stories of the newspaper that cite an entry; nothing without any. */
export function CitingStories({ entryId }: { entryId: string }) {
  const { data = [] } = useQuery(citingArticlesQuery(entryId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="citing-stories" className="mt-10 border-t border-ink pt-5">
      <h2 id="citing-stories" className="font-serif text-22 font-medium">
        {zeitgeistStrings.entry.stories}
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {data.map(({ id, slug, title, author, publishedAt }) => (
          <li key={id} className="py-3">
            <Link to={articlePath(slug)} dir="auto" className="headline block min-h-11 content-center text-start text-18 hover:underline">
              {title}
            </Link>
            <p className="text-14 text-ink-soft">
              {author} · <time dateTime={publishedAt}>{formatDay(publishedAt.slice(0, 10), 'long')}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
