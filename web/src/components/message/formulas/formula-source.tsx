export interface FormulaProps {
  /** TeX within its delimiters, as it was written. */
  source: string
  isDisplay: boolean
}

interface FormulaSourceProps extends FormulaProps {
  /** Why the formula is not set. */
  title?: string
}

/** Shows a formula as it was written. */
export const FormulaSource = ({ source, isDisplay, title }: FormulaSourceProps) => (
  <code dir="ltr" title={title} className={isDisplay ? 'formula-source formula-display' : 'formula-source'}>
    {source}
  </code>
)
