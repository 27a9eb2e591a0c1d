import { previewOf } from '@rostra/markdown/preview-of'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Article } from '../../../api/schemas.ts'
import { articlePath } from '../../../lib/navigation/paths.ts'
import { newsroomStrings as words } from '../../../strings/strings.ts'
import { Byline } from '../byline.tsx'
import { StoryText } from '../story/story-text.tsx'

interface StoryProps {
  article: Article
  timeZone: string
  /** The actions of admins. */
  actions: ReactNode
}

/** The first story of the day with its whole text, over three columns. */
export const LeadStory = ({ article, timeZone, actions }: StoryProps) => (
  <article aria-labelledby={article.id} className="pb-6">
    <h3 id={article.id} dir="auto" className="headline mx-auto max-w-[22ch] text-center text-36 sm:text-48">
      <Link to={articlePath(article.slug)}>{article.title}</Link>
    </h3>
    <div className="my-4 flex flex-wrap justify-center gap-x-4">
      <Byline article={article} timeZone={timeZone} />
      {actions}
    </div>
    <StoryText paragraphs={article.paragraphs} className="newsprint newsprint-columns drop-cap" topHeading={4} />
    <p className="mt-4 text-center print:hidden">
      <Link to={articlePath(article.slug)} className="text-link" aria-label={`${words.read}: ${article.title}`}>
        {words.read}
      </Link>
    </p>
  </article>
)

/** Another story of the day: its headline and its first paragraph, as plain text. */
export const OtherStory = ({ article, timeZone, actions }: StoryProps) => (
  <article aria-labelledby={article.id} className="flex flex-col gap-3">
    <h3 id={article.id} dir="auto" className="headline text-22 sm:text-28">
      <Link to={articlePath(article.slug)}>{article.title}</Link>
    </h3>
    <Byline article={article} timeZone={timeZone} />
    <p dir="auto" className="newsprint line-clamp-6">
      {previewOf(article.paragraphs[0]?.text ?? '')}
    </p>
    <div className="mt-auto flex flex-wrap items-center gap-x-4 print:hidden">
      <Link to={articlePath(article.slug)} className="text-link" aria-label={`${words.read}: ${article.title}`}>
        {words.read}
      </Link>
      {actions}
    </div>
  </article>
)
