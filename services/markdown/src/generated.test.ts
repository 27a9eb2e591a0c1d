import { describe, expect, it } from '@jest/globals'
import { cpuMs } from '@rostra/kit/testing/running-time'
import fc from 'fast-check'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { documents, longest, prose } from './testing/documents.ts'
import { words } from './testing/words.ts'
import { nodesOf, textOf } from './tree/nodes.ts'
import { markdownTree } from './tree.ts'

/** `npm run trial:markdown` renders 10,000. */
const numRuns = Number(process.env.MARKDOWN_DOCUMENTS ?? 300)
const seed = process.env.MARKDOWN_SEED === undefined ? {} : { seed: Number(process.env.MARKDOWN_SEED) }

const maxMs = 50

const options = { words, idPrefix: 'x-' }
const render = (text: string) => markdownTree(text, options)

const elementsOf = ({ children }: Root | Element): Element[] =>
  children.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node)] : []))

const names = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code table thead tbody tr th td strong em del a input sub sup kbd mark details summary'.split(
    ' ',
  ),
)
const attributes = new Set('dir href title rel target id ariaLabel className start align open type checked disabled'.split(' '))

/** Returns what could run or load: another element, another attribute, a link to anything but web, mail, telephone and notes. */
const harmsOf = (root: Root) =>
  elementsOf(root).filter(
    ({ tagName, properties }) =>
      !names.has(tagName) ||
      Object.keys(properties).some((name) => !attributes.has(name)) ||
      (tagName === 'a' && !/^(?:https?:\/\/|mailto:|tel:|#x-)/.test(String(properties.href))) ||
      (tagName === 'input' && properties.type !== 'checkbox'),
  )

/** Returns the CPU time of a rendering. A slow one is repeated, since a busy machine slows single ones: the fastest of nine counts. */
function renderMs(text: string): number {
  let fastest = cpuMs(() => render(text))
  for (let times = 1; times < 9 && fastest > maxMs; times++)
    fastest = Math.min(
      fastest,
      cpuMs(() => render(text)),
    )
  return fastest
}

const ordinary = '## Bread\n\nMix *flour* and [water](https://a.example), **500 g**:\n\n- stir\n- rest `1~3` hours\n\n'
/** An ordinary text of the same length takes about 10 ms. Where it takes more, the machine is slower or busier by as much. */
const limitMs = () => Math.max(maxMs, 5 * cpuMs(() => render(ordinary.repeat(longest).slice(0, longest))))

const lettersAndDigits = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

describe('generated documents', () => {
  it('render without an error, and with nothing that runs or loads, in the tree and in its HTML', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const tree = render(text)
        expect(harmsOf(tree)).toEqual([])
        expect(harmsOf(fromHtml(toHtml(tree), { fragment: true }))).toEqual([])
      }),
      { numRuns, ...seed },
    )
  })

  it(`of at most ${longest} characters take at most ${maxMs} ms`, () => {
    fc.assert(
      fc.property(documents, (text) => {
        const ms = renderMs(text)
        if (ms > maxMs) expect(ms).toBeLessThan(limitMs())
      }),
      { numRuns, ...seed },
    )
  })

  it('of prose keep every letter and digit', () => {
    fc.assert(
      fc.property(prose, (text) => {
        const shown = textOf(nodesOf(render(text)))
        expect(lettersAndDigits(shown)).toBeGreaterThanOrEqual(lettersAndDigits(text))
      }),
      { numRuns, ...seed },
    )
  })
})
