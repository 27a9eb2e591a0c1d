import type { Root } from 'hast'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { markCitations } from '../src/components/message/citations/citation-marks.ts'

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  cite: ({ children }) => children,
  pre: ({ children }) => <pre>{children}</pre>,
  table: ({ children }) => (
    <div className="table-frame">
      <table>{children}</table>
    </div>
  ),
}

const citationMarks = () => (tree: Root) => markCitations(tree)

/** An answer as the chat rendered it until November 2026: the whole text by react-markdown, each time that it grows. */
export const ReactMarkdownAnswer = ({ text }: { text: string }) => (
  <div className="prose typing">
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize, citationMarks]}
      components={components}
      disallowedElements={['img']}
    >
      {text}
    </ReactMarkdown>
  </div>
)
