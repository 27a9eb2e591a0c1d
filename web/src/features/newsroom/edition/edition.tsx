import type { ReactNode } from 'react'
import type { Article } from '../../../api/schemas.ts'
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
  if (!lead) return null
  return (
    <section aria-labelledby="edition">
      <div className="section-line">
        <h2 id="edition">{title}</h2>
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
