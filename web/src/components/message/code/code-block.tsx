import type { Element } from 'hast'
import { memo, type ReactNode } from 'react'
import { Workflow } from '#icons'
import { codeStrings } from '../../../strings/strings.ts'
import { CodeLines } from './code-lines.tsx'
import { CopyCode } from './copy-code.tsx'
import { DiagramFrame } from './diagram/diagram-frame.tsx'
import { useDiagram } from './diagram/use-diagram.ts'
import { languageOf } from './languages.ts'
import { WrapLines } from './wrap-lines.tsx'

/** Shows the `pre` element of a tree as a block of code. */
export function CodePre({ node }: { node?: Element }): ReactNode {
  const [code] = node?.children ?? []
  if (code?.type !== 'element') return null
  const [text] = code.children
  const [className = ''] = [code.properties.className].flat()
  return (
    <CodeBlock
      code={text?.type === 'text' ? text.value : ''}
      written={String(className).replace(/^language-/, '')}
      isOpen={node?.properties.dataOpen === true}
    />
  )
}

interface CodeBlockProps {
  code: string
  /** The language, as the text names it. */
  written: string
  /** The code is being written. */
  isOpen: boolean
}

const CodeBlock = memo(({ code, written, isOpen }: CodeBlockProps) => {
  const language = languageOf(written)
  const name = language?.name ?? codeStrings.code
  const { canDraw, state, toggle, onEvent } = useDiagram(code, !isOpen && language?.grammar === 'mermaid')
  return (
    <div className="code-block">
      <div className="code-header">
        <span className="me-auto truncate">{name}</span>
        {canDraw && (
          <button type="button" onClick={toggle} className="text-button message-action">
            <Workflow aria-hidden className="size-3.5" />
            {state.kind === 'code' ? codeStrings.showDiagram : codeStrings.showCode}
          </button>
        )}
        <WrapLines />
        <CopyCode code={code} />
      </div>
      {canDraw && (
        <div role="status" className="code-note">
          {state.kind === 'drawing' && codeStrings.drawing}
          {state.kind === 'code' && state.problem}
          {state.kind === 'code' && state.details && <code className="code-problem">{state.details}</code>}
        </div>
      )}
      <div className="relative">
        <CodeLines code={code} language={language} isOpen={isOpen} label={codeStrings.block(name)} isHidden={state.kind === 'drawn'} />
        {state.kind !== 'code' && <DiagramFrame source={code} state={state} onEvent={onEvent} />}
      </div>
    </div>
  )
})
