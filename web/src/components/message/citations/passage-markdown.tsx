import { markdownTree } from '@rostra/markdown/tree'
import { nodesOf } from '@rostra/markdown/tree/nodes'
import { useId, useMemo } from 'react'
import { markdownStrings } from '../../../strings/strings.ts'
import { MarkdownNodes } from '../markdown-nodes.tsx'

/** Renders the text of a passage, whose headings are below that of its card. */
export function PassageMarkdown({ text }: { text: string }) {
  const idPrefix = `${useId()}-`
  const nodes = useMemo(() => nodesOf(markdownTree(text, { words: markdownStrings, idPrefix, topHeading: 4 })), [text, idPrefix])
  return (
    <div className="prose">
      <MarkdownNodes nodes={nodes} />
    </div>
  )
}
