import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { MarkdownText, TextSection } from '../../lib/markdown-text.ts'
import { useHashTarget } from '../../lib/navigation/use-scroll-restoration.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { textsStrings } from '../../strings/strings.ts'
import { TableOfContents } from './table-of-contents.tsx'

interface TextPageProps {
  text: MarkdownText
  /** What the page shows below the text. */
  children?: ReactNode
}

/** A page that is written in Markdown, with a table of its contents. */
export function TextPage({ text: { title, updated, intro, sections }, children }: TextPageProps) {
  useTitle(title)
  useHashTarget()
  const followLink = useFollowLink()
  return (
    <div className="written-page mx-auto grid w-full max-w-wide gap-x-16 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="font-serif text-36 font-medium tracking-tight sm:text-48">{title}</h1>
        {updated && <p className="mt-3 text-14 text-ink-soft">{updated}</p>}
      </header>
      <TableOfContents sections={sections} />
      {/* The listener serves the links of the text, which are plain HTML. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by the keyboard too */}
      <div className="min-w-0 lg:col-start-2" onClick={followLink}>
        <Html className="text mt-6 text-18" html={intro} />
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {children}
      </div>
    </div>
  )
}

const Section = ({ id, title, html }: TextSection) => (
  <section aria-labelledby={id} className="mt-12">
    <h2 id={id} tabIndex={-1} className="group max-w-measure scroll-mt-24 font-serif outline-none text-28 font-medium tracking-tight">
      {title}
      <Link to={`#${id}`} aria-label={textsStrings.linkTo(title)} className="text-anchor">
        #
      </Link>
    </h2>
    <Html className="text mt-4" html={html} />
  </section>
)

const Html = ({ className, html }: { className: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is rendered by the build from a file of the repository
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)

/** Returns a click handler that opens links to other pages of the product without loading the document again. */
function useFollowLink() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!isPlain || event.defaultPrevented || !href || !/^[/#]/.test(href)) return
    event.preventDefault()
    void navigate(href)
  }
}
