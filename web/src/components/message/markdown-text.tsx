import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../lib/loading/module-loader.ts'
import type { CitedPassage } from './citations/citation.ts'
import { hasMarkup } from './has-markup.ts'

/** Fetches the renderer of Markdown. */
export const fetchMarkdown = moduleLoader(() => import('./markdown.tsx'))
/** The renderer of Markdown, fetched with the first text that needs it. */
export const LazyMarkdown = lazyPart(fetchMarkdown, ({ Markdown }) => Markdown)

/** Fetches the renderer ahead of the first answer that needs it. */
export const preloadMarkdown = () => void fetchMarkdown().catch(() => undefined)

const none: readonly CitedPassage[] = []

interface MarkdownTextProps {
  text: string
  typing: boolean
  /** The level of the first heading. */
  topHeading?: number
  /** The passages that an answer cites: `[1]` opens one, and they are listed below. */
  passages?: readonly CitedPassage[]
  /** Whether the answer is being written, so that its citations are not known yet. */
  pending?: boolean
}

/** Renders Markdown. A text without markup, and any text until the renderer is loaded, is shown as plain paragraphs. */
export function MarkdownText({ text, typing, topHeading = 2, passages = none, pending = false }: MarkdownTextProps) {
  const look = `prose ${typing ? 'typing' : ''}`
  const plain = (
    <div className={look}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end
        <p key={index} dir="auto" className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
  if (!hasMarkup(text)) return plain
  return (
    <Suspense fallback={plain}>
      <LazyMarkdown text={text} className={look} topHeading={topHeading} passages={passages} pending={pending} />
    </Suspense>
  )
}
