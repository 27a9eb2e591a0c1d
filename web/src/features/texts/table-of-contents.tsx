import { Link } from 'react-router-dom'
import type { TextSection } from '../../lib/markdown-text.ts'
import { textsStrings } from '../../strings/strings.ts'

/** The links to the sections of a page: always visible beside the text on wide screens, folded above it on narrow ones. */
export function TableOfContents({ sections }: { sections: TextSection[] }) {
  const links = (
    <ol className="flex flex-col">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} className="text-contents-link">
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav
        aria-label={textsStrings.contents}
        className="col-start-1 row-span-2 row-start-1 max-h-[calc(100dvh-6rem)] overflow-y-auto border-s border-line max-lg:hidden lg:sticky lg:top-24 lg:self-start print:hidden"
      >
        {links}
      </nav>
      <details className="mt-6 rounded-card border border-line bg-raised lg:hidden print:hidden">
        <summary className="min-h-touch px-4 py-2.5 font-strong">{textsStrings.contents}</summary>
        <nav aria-label={textsStrings.contents} className="px-2 pb-3">
          {links}
        </nav>
      </details>
    </>
  )
}
