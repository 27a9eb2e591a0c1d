import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ArrowRight } from '#icons'
import type { Article } from '../../../api/schemas.ts'
import { archivePath, articlePath } from '../../../lib/navigation/paths.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'
import { Byline } from '../byline.tsx'

interface FromArchivesProps {
  stories: readonly Article[]
  timeZone: string
  actionsOf: (article: Article) => ReactNode
}

/** Stories before the edition that is shown, and a link to the archive. */
export function FromArchives({ stories, timeZone, actionsOf }: FromArchivesProps) {
  const section = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(section)
  return (
    <section ref={section} tabIndex={-1} {...keptFocus} aria-labelledby="archives" className="outline-none">
      <div className="section-line">
        <h2 id="archives">{words.fromArchives}</h2>
        <Link to={archivePath} className="text-link gap-1.5 print:hidden">
          {words.wholeArchive}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="archive-columns">
        {stories.map((article) => (
          <li key={article.id}>
            <article aria-labelledby={article.id} className="flex flex-col gap-1.5">
              <h3 id={article.id} dir="auto" className="headline text-18">
                <Link to={articlePath(article.slug)}>{article.title}</Link>
              </h3>
              <Byline article={article} timeZone={timeZone} />
              {actionsOf(article)}
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
