import { previewOf } from '@rostra/markdown/preview-of'
import { Link } from 'react-router-dom'
import type { Article } from '../../../api/schemas.ts'
import { useNextArticle } from '../../../data/newsroom/articles.ts'
import { articlePath } from '../../../lib/navigation/paths.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { Byline } from '../byline.tsx'

interface NextStoryProps {
  article: Article
  timeZone: string
}

/** The story that was published before this one, with its beginning; after the oldest, the newest. */
export function NextStory({ article, timeZone }: NextStoryProps) {
  const next = useNextArticle(article)
  if (!next || next.id === article.id) return null
  return (
    <nav aria-labelledby="next-story" className="mt-10 flex flex-col gap-2 border-t border-ink pt-5 print:hidden">
      <h2 id="next-story" className="small-caps font-medium">
        {newsroomStrings.story.next}
      </h2>
      <p dir="auto" className="headline text-start text-22">
        <Link to={articlePath(next.slug)}>{next.title}</Link>
      </p>
      <Byline article={next} timeZone={timeZone} />
      <p dir="auto" className="newsprint line-clamp-3 max-w-pitch text-start">
        {previewOf(next.paragraphs[0]?.text ?? '')}
      </p>
    </nav>
  )
}
