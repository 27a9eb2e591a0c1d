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

/** Writes equations as a line of text: `(a+b)/2`, `x^2`, `√(x)`. */
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
      const sign = (parent && parentSigns?.[parent.parts - 1]) ?? ''
      if (parent) parent.parts++
      const isGroup = name === 'msqrt' || (parentSigns !== undefined && name === 'mrow')
      open.push({ name, parts: 0, end: isGroup ? ')' : '' })
      return `${sign}${name === 'msqrt' ? '√' : ''}${isGroup ? '(' : ''}`
    },
    close: () => open.pop()?.end ?? '',
  }
}
