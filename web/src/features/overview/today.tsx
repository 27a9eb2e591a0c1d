import { previewOf } from '@rostra/markdown/preview-of'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { latestArticlesQuery } from '../../data/newsroom/articles.ts'
import { featuredBotQuery } from '../../data/personas/personas.ts'
import { articlePath, buglePath, personaPath } from '../../lib/navigation/paths.ts'
import { overviewStrings as words } from '../../strings/strings.ts'
import { OverviewSection } from './overview-section.tsx'

/** Today's featured persona; nothing when there is none. */
export function FeaturedToday() {
  const { data: bot } = useQuery(featuredBotQuery)
  if (!bot) return null
  return (
    <OverviewSection title={words.featured}>
      <div className="flex gap-4">
        <Medallion face={bot} size={64} />
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">
            <bdi>{bot.name}</bdi>
          </p>
          <p dir="auto" className="mb-3 text-start text-14 wrap-anywhere text-ink-soft">
            {bot.description}
          </p>
          <ButtonLink to={personaPath(bot.slug)}>{words.talkTo(bot.name)}</ButtonLink>
        </div>
      </div>
    </OverviewSection>
  )
}

/** The newest story of the Bugle; nothing when there is none. */
export function StoryToday() {
  const { data = [] } = useQuery(latestArticlesQuery)
  const [story] = data
  if (!story) return null
  return (
    <OverviewSection title={words.story} more={{ to: buglePath, label: words.toBugle }}>
      <p dir="auto" className="headline text-start text-22 wrap-anywhere">
        <Link to={articlePath(story.slug)} className="hover:underline">
          {story.title}
        </Link>
      </p>
      <p className="mt-1 text-14 text-ink-soft">{story.author}</p>
      <p dir="auto" className="newsprint mt-2 line-clamp-3 text-start">
        {previewOf(story.paragraphs[0]?.text ?? '')}
      </p>
    </OverviewSection>
  )
}
