import 'katex/dist/katex.min.css'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { markdownStrings } from '../../../strings/strings.ts'
import { formulaHtml, formulaNodes } from './formula-html.ts'
import { type FormulaProps, FormulaSource } from './formula-source.tsx'
import { watchWidth } from './watch-width.ts'

/** Sets a formula with KaTeX. One that KaTeX does not know is its source. */
export function SetFormula({ source, isDisplay }: FormulaProps) {
  const box = useRef<HTMLSpanElement>(null)
  const html = useMemo(() => formulaHtml(source, isDisplay), [source, isDisplay])
  useLayoutEffect(() => {
    if (html === null || !box.current) return
    box.current.replaceChildren(formulaNodes(html))
    if (!isDisplay) return watchWidth(box.current)
  }, [html, isDisplay])
  if (html === null) return <FormulaSource source={source} isDisplay={isDisplay} title={markdownStrings.formulaNotSet} />
  if (!isDisplay) return <span ref={box} dir="ltr" className="formula" />
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a formula that scrolls sideways must be reachable by keyboard
  return <span ref={box} dir="ltr" className="formula formula-display" tabIndex={0} />
}
