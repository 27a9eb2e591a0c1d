import { afterEach, beforeAll, expect, it } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MarkdownText } from '../markdown-text.tsx'
import { richText } from '../rich-text.ts'
import { Formula } from './formula.tsx'

// KaTeX takes a while to load on a busy machine.
beforeAll(() => Promise.all([import('../markdown.tsx'), import('./set-formula.tsx')]))
afterEach(cleanup)

/** Renders an answer and returns its element, once KaTeX has set a formula or refused it. */
async function show(text: string): Promise<HTMLElement> {
  const { container } = render(<MarkdownText text={text} typing={false} />)
  await waitFor(() => expect(container.querySelector('.katex, .formula-source[title]')).not.toBeNull())
  return container
}

it('a formula is set for readers, and is MathML for screen readers', async () => {
  const answer = await show('Let $x^2$ be \\(y_1\\).')
  expect([...answer.querySelectorAll('math annotation')].map(({ textContent }) => textContent)).toEqual(['x^2', 'y_1'])
  expect([...answer.querySelectorAll('.katex-html')].map((html) => html.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(answer.querySelector('code')).toBeNull()
  expect([...answer.querySelectorAll('.formula')].map((formula) => formula.getAttribute('dir'))).toEqual(['ltr', 'ltr'])
})

it('its styles are set through the style object and not as attributes', async () => {
  const answer = await show('$$\n\\fcolorbox{red}{aqua}{x} \\text{ style="color:red"}\n$$')
  const styled = [...answer.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.cssText)
  expect(styled.some((style) => style.includes('background-color: aqua'))).toBe(true)
  expect(answer.querySelector('.katex-html [data-style]')).toBeNull()
  expect(answer.querySelector('.katex-html')?.textContent).toContain('style="color:red"')
})

it('one that stands alone scrolls in its own box, which is reached by keyboard', async () => {
  const answer = await show('So $$x$$ and\n\n\\[\ny\n\\]')
  const boxes = [...answer.querySelectorAll('.formula-display')]
  expect(
    boxes.map((box) => [box.getAttribute('tabindex'), box.parentElement?.tagName, box.querySelector('annotation')?.textContent]),
  ).toEqual([
    ['0', 'P', 'x'],
    ['0', 'DIV', '\ny\n'],
  ])
})

it('a broken one is its source, with a reason', async () => {
  const answer = await show('Broken: $\\frac{a$, \\(\\notACommand\\).')
  const code = answer.querySelector('code')
  expect([code?.textContent, code?.title]).toEqual([
    '\\(\\notACommand\\)',
    'This formula could not be shown as one. This is how it was written.',
  ])
})

it.each([
  ['that defines itself', '\\(\\def\\a{\\a\\a}\\a\\)'],
  ['that repeats a definition', `\\(\\gdef\\a{${'x'.repeat(900)}}${'\\a'.repeat(400)}\\)`],
  ['that is drawn far away', '\\(\\raisebox{-1000em}{x}\\)'],
  ['with 1,000 cells', `\\(\\begin{matrix}${'&'.repeat(1000)}\\end{matrix}\\)`],
])('one %s is its source', async (_what, source) => {
  const answer = await show(source)
  expect(answer.querySelector('code')?.textContent).toBe(source)
})

it('keeps what is behind a per cent sign', async () => {
  const answer = await show('$50% \\cdot 2 = 100%$')
  expect(answer.querySelector('.katex-html')?.textContent).toBe('50%⋅2=100%')
})

it('none leads or loads anything', async () => {
  const answer = await show('$\\href{javascript:alert(1)}{x} \\includegraphics{https://a.example/b.png} \\htmlId{a}{y}$')
  expect(answer.querySelector('.katex a, .katex img, .katex [id]')).toBeNull()
})

it('the server shows the source', () => {
  expect(renderToString(<Formula source="$x$" isDisplay={false} />)).toBe('<code dir="ltr" class="formula-source">$x$</code>')
})

it('a copy has formulas as they were written', async () => {
  const html = await richText('Let $x$.\n\n\\[\ny\n\\]')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Let $x$.\\[\ny\n\\]')
})
