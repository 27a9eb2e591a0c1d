import { createMarkdownStream } from '@rostra/markdown/stream'
import type { Root } from 'hast'
import { memo, useId, useMemo, useState } from 'react'
import { markdownStrings } from '../../strings/strings.ts'
import type { CitedPassage } from './citations/citation.ts'
import { markCitations } from './citations/citation-marks.ts'
import { Citations } from './citations/citations.tsx'
import { markOpenBlock } from './code/open-block.ts'
import { MarkdownNodes } from './markdown-nodes.tsx'

interface MarkdownProps {
  text: string
  className: string
  /** The level of the first heading. */
  topHeading?: number
  /** The passages that an answer cites: `[1]` opens one, and they are listed below. Without them `[1]` is as the page shows it. */
  passages?: readonly CitedPassage[]
  /** Whether the text is being written. */
  pending?: boolean
}

function mark(tree: Root, text: string, isOpen: boolean): void {
  markCitations(tree)
  if (isOpen) markOpenBlock(tree, text)
}

/** Renders Markdown with its citations. While the answer is being written, only its last block is rendered again. */
export const Markdown = memo(({ text, className, topHeading = 2, passages, pending = false }: MarkdownProps) => {
  const idPrefix = `${useId()}-`
  const [stream] = useState(() => createMarkdownStream({ words: markdownStrings, idPrefix, topHeading }, mark))
  const nodes = useMemo(() => stream(text, pending), [stream, text, pending])
  const shown = (
    <div data-markdown className={className}>
      <MarkdownNodes nodes={nodes} />
    </div>
  )
  if (!passages) return shown
  return (
    <Citations passages={passages} pending={pending}>
      {shown}
    </Citations>
  )
})
