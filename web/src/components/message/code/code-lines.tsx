import { Fragment, memo } from 'react'
import type { Run } from './highlight/tokenize.ts'
import { useHighlight } from './highlight/use-highlight.ts'
import type { Language } from './languages.ts'
import { useWrappedLines } from './wrap-lines.tsx'

interface CodeLinesProps {
  code: string
  language: Language | undefined
  /** The code is being written. */
  isOpen: boolean
  /** Names the block. */
  label: string
  isHidden: boolean
}

/** The text of a block, which scrolls sideways where its lines do not wrap. */
export function CodeLines({ code, language, isOpen, label, isHidden }: CodeLinesProps) {
  const runs = useHighlight(code, isOpen ? undefined : language?.grammar)
  return (
    // A group and no region: each region is a landmark, and a conversation may have many blocks.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: only `pre` keeps the lines
    <pre dir="ltr" tabIndex={0} role="group" aria-label={label} data-wrapped={useWrappedLines()} hidden={isHidden}>
      <code>{runs ? <ColouredText code={code} runs={runs} /> : language?.name === 'Diff' ? <DiffText code={code} /> : code}</code>
    </pre>
  )
}

const ColouredText = memo(({ code, runs }: { code: string; runs: readonly Run[] }) => {
  let end = 0
  return runs.map(([length, kind]) => {
    const start = end
    end += length
    const text = code.slice(start, end)
    if (!kind) return <Fragment key={start}>{text}</Fragment>
    return (
      <span key={start} className={`code-${kind}`}>
        {text}
      </span>
    )
  })
})

/** The lines of a diff. The added and removed ones have their sign, an element and a background. */
const DiffText = memo(({ code }: { code: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
  code.split(/(?<=\n)/).map((line, index) => <DiffLine key={index} line={line} />),
)

function DiffLine({ line }: { line: string }) {
  if (/^(\+\+\+ |--- |diff |index |@@)/.test(line)) return <span className="code-comment">{line}</span>
  if (line.startsWith('+')) return <ins className="code-added">{line}</ins>
  if (line.startsWith('-')) return <del className="code-removed">{line}</del>
  return line
}
