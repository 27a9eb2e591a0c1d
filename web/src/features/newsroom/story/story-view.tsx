import type { ReactNode } from 'react'
import type { Article } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { faceOf } from '../../../data/newsroom/authors.ts'
import { newsroomStrings } from '../../../strings/strings.ts'
import { Byline } from '../byline.tsx'
import { Sources, sourceId } from './sources.tsx'
import { StoryText } from './story-text.tsx'
import { Takeaways } from './takeaways.tsx'

const words = newsroomStrings.story

interface StoryViewProps {
  article: Article
  timeZone: string
  /** The reader's actions on the story. */
  actions: ReactNode
}

const sourceMark = (number: number) => (
  <sup key={number}>
    <a href={`#${sourceId(number)}`} aria-label={words.source(number)}>
      [{number}]
    </a>
  </sup>
)

/** A whole story: its text with links to its sources, take-aways and sources. */
export const StoryView = ({ article, timeZone, actions }: StoryViewProps) => (
  <article aria-labelledby="story-title">
    <header className="border-y-4 border-double border-ink py-6">
      <h1 id="story-title" dir="auto" className="headline text-36 sm:text-48">
        {article.title}
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Medallion face={faceOf(article.author)} size={48} />
        <div className="min-w-0 flex-1">
          <Byline article={article} timeZone={timeZone} />
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>
      </div>
    </header>
    <div className="gap-x-10 pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <StoryText paragraphs={article.paragraphs} className="newsprint newsprint-story drop-cap" topHeading={2} sourceMark={sourceMark} />
      <div className="mt-8 flex flex-col gap-8 lg:mt-0">
        <Takeaways points={article.listSection} />
        <Sources sources={article.sources} />
      </div>
    </div>
  </article>
)
