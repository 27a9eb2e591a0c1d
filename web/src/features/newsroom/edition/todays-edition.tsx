import type { ReactNode } from 'react'
import type { Article } from '../../../api/schemas.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'
import { LeadStory, OtherStory } from './lead-story.tsx'

interface TodaysEditionProps {
  /** Newest first; at least one. */
  stories: readonly Article[]
  timeZone: string
  actionsOf: (article: Article) => ReactNode
}

/** The stories of the reader's day. */
export function TodaysEdition({ stories: [lead, ...others], timeZone, actionsOf }: TodaysEditionProps) {
  if (!lead) return null
  return (
    <section aria-labelledby="today">
      <div className="section-line">
        <h2 id="today">{words.today}</h2>
        <p className="text-14 text-ink-soft">{words.stories(others.length + 1)}</p>
      </div>
      <LeadStory article={lead} timeZone={timeZone} actions={actionsOf(lead)} />
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
