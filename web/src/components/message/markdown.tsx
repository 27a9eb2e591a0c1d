import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { CitedPassage } from './citations/citation.ts'
import { CitationChip } from './citations/citation-chip.tsx'
import { citationMarks } from './citations/citation-marks.ts'
import { Citations } from './citations/citations.tsx'

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  // Only the plugin below creates `cite` elements.
  cite: ({ node }) => <CitationChip n={Number(node?.properties.dataN)} />,
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

interface MarkdownProps {
  text: string
  className: string
  passages: readonly CitedPassage[]
  pending: boolean
}

/** Renders sanitised Markdown with its citations. Images are dropped, because loading them would reveal the reader to their host. */
export const Markdown = memo(({ text, className, passages, pending }: MarkdownProps) => (
  <Citations passages={passages} pending={pending}>
    <div className={className}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, citationMarks]}
        components={components}
        disallowedElements={['img']}
      >
        {text}
      </ReactMarkdown>
    </div>
  </Citations>
))
