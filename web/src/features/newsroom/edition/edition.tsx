import { type ReactNode, useRef } from 'react'
import type { Article } from '../../../api/schemas.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'
import { LeadStory, OtherStory } from './lead-story.tsx'

interface EditionProps {
  title: string
  /** Newest first; at least one. */
  stories: readonly Article[]
  timeZone: string
  actionsOf: (article: Article) => ReactNode
}

/** The stories of one day. */
export function Edition({ title, stories: [lead, ...others], timeZone, actionsOf }: EditionProps) {
  const section = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(section)
  if (!lead) return null
  return (
    <section ref={section} tabIndex={-1} {...keptFocus} aria-labelledby="edition" className="outline-none">
      <div className="section-line">
        <h2 id="edition">{title}</h2>
        <p className="text-14 text-ink-soft">{words.stories(others.length + 1)}</p>
      </div>
      <LeadStory key={lead.id} article={lead} timeZone={timeZone} actions={actionsOf(lead)} />
      {others.length > 0 && (
        <div className="ruled-columns border-t border-ink py-6">
          {others.map((article) => (
            <OtherStory key={article.id} article={article} timeZone={timeZone} actions={actionsOf(article)} />
          ))}
        </div>
      )}
    </section>
  )
}
