import { lazy, Suspense } from 'react'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'
import { type FormulaProps, FormulaSource } from './formula-source.tsx'

/** Fetched with the first formula. Without it a formula is its source. */
const SetFormula = lazy(() =>
  import('./set-formula.tsx').then(
    ({ SetFormula }) => ({ default: SetFormula }),
    () => ({ default: FormulaSource }),
  ),
)

/** Shows a formula. The server, and the browser until it has KaTeX, show its source. */
export function Formula(props: FormulaProps) {
  const isInBrowser = useIsInBrowser()
  const source = <FormulaSource {...props} />
  if (!isInBrowser) return source
  return (
    <Suspense fallback={source}>
      <SetFormula {...props} />
    </Suspense>
  )
}
