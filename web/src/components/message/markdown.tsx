import { markdownTree } from '@rostra/markdown/tree'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { memo, useId, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { markdownStrings } from '../../strings/strings.ts'
import type { CitedPassage } from './citations/citation.ts'
import { CitationChip } from './citations/citation-chip.tsx'
import { markCitations } from './citations/citation-marks.ts'
import { Citations } from './citations/citations.tsx'

const components: Components = {
  // Only the marks of citations are `cite` elements.
  cite: ({ node }) => <CitationChip n={Number(node?.properties.dataN)} />,
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard
  pre: ({ node: _, ...props }) => <pre {...props} tabIndex={0} />,
  table: ({ node: _, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <table {...props} />
    </div>
  ),
}

interface MarkdownProps {
  text: string
  className: string
  passages: readonly CitedPassage[]
  pending: boolean
}

/** Renders Markdown with its citations. */
export const Markdown = memo(({ text, className, passages, pending }: MarkdownProps) => {
  const idPrefix = `${useId()}-`
  const content = useMemo(() => {
    const tree = markdownTree(text, { words: markdownStrings, idPrefix })
    markCitations(tree)
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false })
  }, [text, idPrefix])
  return (
    <Citations passages={passages} pending={pending}>
      <div className={className}>{content}</div>
    </Citations>
  )
})
