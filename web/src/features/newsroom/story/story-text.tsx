import { type ReactNode, Suspense } from 'react'
import type { Article } from '../../../api/schemas.ts'
import { CitationsContext } from '../../../components/message/citations/citations-context.ts'
import { hasMarkup } from '../../../components/message/has-markup.ts'
import { LazyMarkdown } from '../../../components/message/markdown-text.tsx'
import { withSourceMarks } from './with-source-marks.ts'

interface StoryTextProps {
  paragraphs: Article['paragraphs']
  /** The look of the text. */
  className: string
  /** The level of the first heading. */
  topHeading: number
  /** Returns the mark of a source in the text. Without it the text has none. */
  sourceMark?: (number: number) => ReactNode
}

/** The text of a story. Without markup, and until the renderer of Markdown is loaded, its paragraphs are shown as they are. */
export function StoryText({ paragraphs, className, topHeading, sourceMark }: StoryTextProps) {
  const plain = (
    <div className={className}>
      {paragraphs.map(({ text, sources }) => (
        <p key={text} dir="auto">
          {text}
          {sourceMark && sources.map(sourceMark)}
        </p>
      ))}
    </div>
  )
  if (!paragraphs.some(({ text }) => hasMarkup(text))) return plain
  const text = paragraphs.map((paragraph) => (sourceMark ? withSourceMarks(paragraph) : paragraph.text)).join('\n\n')
  return (
    <CitationsContext value={sourceMark ?? null}>
      <Suspense fallback={plain}>
        <LazyMarkdown text={text} className={`prose ${className}`} topHeading={topHeading} />
      </Suspense>
    </CitationsContext>
  )
}
