import { Link } from 'react-router-dom'
import { useLastEdition } from '../../../data/newsroom/edition.ts'
import { articlePath } from '../../../lib/navigation/paths.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const { press } = newsroomStrings

/** The outcome of the last edition of this window: published stories, notes, and the reasons of skipped authors. */
export function EditionOutcome() {
  const edition = useLastEdition()
  if (!edition) return null
  return (
    <section aria-labelledby="last-edition" className="mt-5 border-t border-line pt-4 text-14">
      <h3 id="last-edition" className="font-strong">
        {press.last}
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {edition.articles.map(({ author, title, slug }) => (
          <div key={author} className="contents">
            <dt className="text-ink-soft">{author}</dt>
            <dd className="min-w-0">
              {press.published}:{' '}
              <Link to={articlePath(slug)} className="underline underline-offset-4">
                {title}
              </Link>
              {edition.notes
                .filter((note) => note.author === author)
                .map(({ text }) => (
                  <p key={text}>{text}</p>
                ))}
            </dd>
          </div>
        ))}
        {edition.skipped.map(({ author, reason }) => (
          <div key={author} className="contents">
            <dt className="text-ink-soft">{author}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
