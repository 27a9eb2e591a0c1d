import { Link } from 'react-router-dom'
import type { Article } from '../../../api/schemas.ts'
import { articlePath, entryPath, zeitgeistPath } from '../../../lib/navigation/paths.ts'
import { newsroomStrings } from '../../../strings/strings.ts'

const words = newsroomStrings.story

/** Returns the anchor of a source by its number in the text. */
export const sourceId = (number: number) => `source-${number}`

/** The sources of a story, numbered as in its text. */
export const Sources = ({ sources }: { sources: Article['sources'] }) =>
  sources.length > 0 && (
    <section aria-labelledby="sources">
      <h2 id="sources" className="border-b border-ink pb-1.5 font-serif text-18 font-medium">
        {words.sources}
      </h2>
      <p className="mt-3 text-14 text-ink-soft">{words.sourcesNote}</p>
      <ol className="mt-3 flex list-decimal flex-col gap-2.5 ps-6 text-14">
        {sources.map((source, index) => (
          <li key={`${source.kind} ${source.title}`} id={sourceId(index + 1)} className="scroll-mt-24 target:bg-sunken">
            <SourceTitle source={source} />
            <span className="block text-12 text-ink-soft">{words.kinds[source.kind]}</span>
          </li>
        ))}
      </ol>
    </section>
  )

/** The title of a source with a link to it, or plain text for a topic and a deleted story. */
function SourceTitle({ source }: { source: Article['sources'][number] }) {
  const to = addressOf(source)
  return to ? (
    <Link to={to} className="underline underline-offset-4">
      {source.title}
    </Link>
  ) : (
    source.title
  )
}

/** Sample stories do not have the ids of their entries. */
function addressOf({ kind, slug, entryId }: Article['sources'][number]): string | null {
  if (kind === 'entry') return entryId ? entryPath(entryId) : zeitgeistPath
  return slug && articlePath(slug)
}
