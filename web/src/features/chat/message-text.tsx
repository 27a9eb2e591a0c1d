import { lazy, Suspense } from 'react'
import { hasMarkup } from './has-markup.ts'

const fetchMarkdown = () => import('./markdown.tsx')
const Markdown = lazy(async () => ({ default: (await fetchMarkdown()).Markdown }))

/** Fetches the renderer ahead of the first reply that needs it. */
export const prepareMarkdown = () => void fetchMarkdown().catch(() => undefined)

interface MessageTextProps {
  text: string
  typing: boolean
}

/** A bot's text as Markdown; plain where it has no markup, and for the moment until the renderer is there. */
export function MessageText({ text, typing }: MessageTextProps) {
  const look = `prose ${typing ? 'typing' : ''}`
  const plain = (
    <div className={look}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
  if (!hasMarkup(text)) return plain
  return (
    <Suspense fallback={plain}>
      <Markdown text={text} className={look} />
    </Suspense>
  )
}
