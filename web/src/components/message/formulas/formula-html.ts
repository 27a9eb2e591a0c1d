import katex from 'katex'

/** Commands by which few characters become any number: 2,000 characters with one take minutes. */
const definitions = /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand)(?![a-z])/i
/** The most cells of a formula; a table of 2,000 takes a second. */
const maxCells = 400
/**
 * Matches a length of 100 em or more. KaTeX 0.19.1 cuts lengths at `maxSize` but not negative ones:
 * `\\raisebox{-1000em}{x}` is 1,000 em high (findings/katex-negative-sizes.sh).
 */
const farAway = /(?<![\d.])\d{3,}(?:\.\d+)?em/
/** A per cent sign behind a number begins a comment in TeX, which would hide the rest of the formula. */
const perCent = /(?<=\d ?)%/g

/**
 * Sets a formula as HTML for readers and MathML for screen readers; null when it is not TeX that KaTeX knows. No formula loads anything,
 * leads anywhere or grows without bounds.
 */
export function formulaHtml(source: string, isDisplay: boolean): string | null {
  const length = source.startsWith('$') && !source.startsWith('$$') ? 1 : 2
  if (definitions.test(source) || source.split('&').length > maxCells) return null
  const tex = source.slice(length, -length).replaceAll(perCent, '\\%')
  try {
    const html = katex.renderToString(tex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      maxExpand: 500,
      maxSize: 20,
      errorColor: 'currentColor',
    })
    return farAway.test(html) ? null : html
  } catch {
    return null
  }
}

/**
 * Returns the nodes of the HTML of KaTeX, which writes every style as an attribute. The content security policy forbids that in inserted
 * HTML, so each one is set through the style object. MathML is not seen and needs none. KaTeX escapes the quotation marks of texts, so
 * that none of them holds an attribute.
 */
export function formulaNodes(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html.replaceAll(' style="', ' data-style="')
  for (const node of template.content.querySelectorAll<HTMLElement | SVGElement>('.katex-html [data-style]')) {
    node.style.cssText = node.dataset.style ?? ''
    delete node.dataset.style
  }
  return template.content
}
