/** Signs before the second part of an element of MathML, and the third. */
const signs: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['/'],
  msup: ['^'],
  msub: ['_'],
  msubsup: ['_', '^'],
  munder: ['_'],
  mover: ['^'],
  munderover: ['_', '^'],
}
/** Before each row of a table but the first, and before each cell of a row but the first. */
const separators: Readonly<Record<string, string>> = { mtable: '; ', mtr: ', ' }

/** Writes equations of MathML as a line of text: `(a+b)/2`, `x^2`, `√(x)`, `[a, b; c, d]`. */
export interface HtmlMath {
  /** Returns what comes before the content of an element. */
  open: (name: string) => string
  /** Returns what comes after it. */
  close: () => string
}

/** Follows the elements inside of an equation. */
export function createHtmlMath(): HtmlMath {
  const open: { name: string; parts: number; end: string }[] = []
  return {
    open: (name) => {
      const parent = open.at(-1)
      const parentSigns = parent && signs[parent.name]
      const separator = parent && parent.parts > 0 ? separators[parent.name] : undefined
      const sign = separator ?? (parent && parentSigns?.[parent.parts - 1]) ?? ''
      if (parent) parent.parts++
      const isGroup = name === 'msqrt' || (parentSigns !== undefined && name === 'mrow')
      const isTable = name === 'mtable'
      open.push({ name, parts: 0, end: isGroup ? ')' : isTable ? ']' : '' })
      return `${sign}${name === 'msqrt' ? '√' : ''}${isGroup ? '(' : isTable ? '[' : ''}`
    },
    close: () => open.pop()?.end ?? '',
  }
}
