import { describe, expect, it } from '@jest/globals'
import type { Element, Root } from 'hast'
import { words } from '../testing/words.ts'
import { nodesOf, textOf } from '../tree/nodes.ts'
import { markdownTree } from '../tree.ts'

const treeOf = (text: string) => markdownTree(text, { words, idPrefix: 'a-' })
const elementsOf = ({ children }: Root | Element): Element[] =>
  children.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node)] : []))
const formulasOf = (text: string) =>
  elementsOf(treeOf(text))
    .filter(({ properties }) => /math-/.test(String(properties.className)))
    .map(({ children }) => textOf(children))
const shownText = (text: string) => textOf(nodesOf(treeOf(text)))

describe('money and other signs stay text', () => {
  it.each([
    '$5 to $10',
    'US$5 and US$6',
    'US$5, A$7, HK$8 or R$9.',
    'from $1,000 to $2,000 per month',
    'a $20 bill and a $50 bill',
    'It costs $5.',
    '$5-$10, $5–$10, $5/$10',
    '$5M/$6M or $100k-$200k',
    '($5)/($10)',
    '$.50 and $.75',
    '-$5 and -$6',
    '$5 or 10$',
    '$5 to 10$',
    '$5 (A$7)',
    '$100 (100 US$)',
    '$5 y 10$',
    '5$ et 10$',
    '5$-10$',
    '5 $ et 10 $',
    '5 $, 10 $ et 15 $.',
    '5 $/10 $',
    'entre 5 $ et 10$',
    '5 $? 10$!',
    '5,00$–7,50$ pro Monat',
    'от 5$ до 10$',
    '从$5到$10',
    '从5$到10$',
    '价格$5或6$',
    '5 دولار $10 أو $20',
    'NT$300、US$10',
    '$5 = 4€ or 5$',
    '$HOME and $PATH',
    '$HOME/bin:$PATH',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's variables
    '${HOME}/bin:${PATH}',
    '$(date) and $(pwd)',
    '$1 and $2, $1$2',
    'Cell $A$1 or $B$2',
    "$('#a').val($('#b'))",
    '$AAPL, $TSLA and $MSFT',
    'prices from $$ to $$$',
    '$$ or $$',
    '$$$x$$$',
    '$ x $',
    '$x $ and $ y$',
    '$x',
    '$$',
    '$$ x',
    '$x$5',
    'bought for $x and sold in $CAD.',
    'https://a.example/?$select=a&$filter=b',
  ])('%s', (text) => {
    expect(formulasOf(text)).toEqual([])
    expect(shownText(text)).toBe(text)
  })

  it.each([
    ['an escaped dollar', '\\$5 and \\$x\\$', '$5 and $x$'],
    ['an escaped dollar before a sign', '\\$x$', '$x$'],
    ['code', '`$x$` and `` $$ ` $$ ``', '$x$ and $$ ` $$'],
    ['code that begins within', '$x `$ y`', '$x $ y'],
    ['a block of code', '```\n$$\nx\n$$\n```', '$$\nx\n$$\n'],
    ['an address', '<https://a.example/$x$>', 'https://a.example/$x$'],
    ['a bracket without an end', 'a \\(b and \\[c', 'a (b and [c'],
    ['an escaped link', '\\[docs\\](a.md)', '[docs](a.md)'],
    ['an escaped number or word', '\\[1\\] and \\[sic\\]', '[1] and [sic]'],
    ['escaped words', '\\[citation needed\\]', '[citation needed]'],
    ['nothing between brackets', '\\(\\) \\[\\]', '() []'],
    ['an escaped backslash', '\\\\(x\\\\)', '\\(x\\)'],
    ['two paragraphs', '$$\nx\n\ny\n$$', '$$\nxy\n$$'],
  ])('%s', (_what, text, shown) => {
    expect(formulasOf(text)).toEqual([])
    expect(shownText(text)).toBe(shown)
  })
})

describe('formulas', () => {
  it.each([
    ['costs $5, and $x$ is a variable', ['$x$']],
    ['$5, $6 and $x$', ['$x$']],
    ['$5 ($x$) or $5;$y$', ['$x$', '$y$']],
    ['$x$', ['$x$']],
    ['the $n$th and $n$-th, all $x$s', ['$n$', '$n$', '$x$']],
    ['$2x + 1$, $3$, $0.5$, $2^n$, $10\\%$', ['$2x + 1$', '$3$', '$0.5$', '$2^n$', '$10\\%$']],
    ['$5 \\times 3 = 15$ and $5 < x$', ['$5 \\times 3 = 15$', '$5 < x$']],
    ['$2 \\text{ apples and pears}$', ['$2 \\text{ apples and pears}$']],
    ['$-x$, $|x|$, $[0, 1)$, $(a, b)$', ['$-x$', '$|x|$', '$[0, 1)$', '$(a, b)$']],
    ['$P(rain \\mid cloud)$', ['$P(rain \\mid cloud)$']],
    ['$a \\$ b$', ['$a \\$ b$']],
    ['$a_1*b*c_2$', ['$a_1*b*c_2$']],
    ['若$x$是$y$的函数', ['$x$', '$y$']],
    ['是**$x$**的', ['$x$']],
    ['$x$는 ו$y$ و$z$', ['$x$', '$y$', '$z$']],
    ['$\\text{速度} = 2$，所以', ['$\\text{速度} = 2$']],
    ['$a +\nb$', ['$a +\nb$']],
    ['$f(x)$[1]', ['$f(x)$']],
    ['\\(x\\) and \\(12\\), \\(ABC\\)', ['\\(x\\)', '\\(12\\)', '\\(ABC\\)']],
    ['\\(\\{a\\,b\\}, \\[c\\]\\)', ['\\(\\{a\\,b\\}, \\[c\\]\\)']],
    ['\\(a and \\(b\\)', ['\\(b\\)']],
    ['\\(a \\\\) b\\)', ['\\(a \\\\) b\\)']],
    ['so \\[ 42 \\] and $$x^2$$ in a line', ['\\[ 42 \\]', '$$x^2$$']],
    ['is $$42$$.', ['$$42$$']],
    ['$$\\text{if $x$}$$', ['$$\\text{if $x$}$$']],
    ['$$\nx\n$$', ['$$\nx\n$$']],
    ['\\[\nx \\\\[2pt]\ny\n\\]', ['\\[\nx \\\\[2pt]\ny\n\\]']],
    ['We get\n$$\na\n+ b\n= c\n> d\n$$\nand go on', ['$$\na\n+ b\n= c\n> d\n$$']],
    ['$$a\n- b$$', ['$$a\n- b$$']],
    ['1. one\n   \\[\n   a\n   \\]\n2. two\n\n   $$\n     b\n   $$', ['\\[\na\n\\]', '$$\n  b\n$$']],
    ['> $$\n> a\n> $$\n\n- \\(b\\)', ['$$\na\n$$', '\\(b\\)']],
    ['# On $x$\n\n[the $y$](https://a.example)', ['$x$', '$y$']],
    ['a[^1]\n\n[^1]: since $x$\n\n    $$\n    y\n    $$', ['$x$', '$$\ny\n$$']],
    ['| a |\n| - |\n| $\\lvert x \\rvert$, $\\vert y \\vert$ |', ['$\\lvert x \\rvert$', '$\\vert y \\vert$']],
    // A bar ends a cell wherever it stands. GFM removes the backslash of one that does not.
    ['| a |\n| - |\n| $\\|x\\|$ |', ['$|x|$']],
    ['| a | b |\n| - | - |\n| $|x$ | $y|$ |', []],
  ])('%s', (text, formulas) => {
    expect(formulasOf(text)).toEqual(formulas)
  })

  it('have the direction of their own, and leave that of the text to the text', () => {
    expect(elementsOf(treeOf('$x$ שלום')).map(({ tagName, properties }) => [tagName, properties.dir])).toEqual([
      ['p', 'auto'],
      ['code', 'ltr'],
    ])
  })

  it('of more than 2,000 characters are text', () => {
    expect(formulasOf(`$${'x'.repeat(2000)}$`)).toHaveLength(1)
    expect(formulasOf(`$${'x'.repeat(2001)}$`)).toEqual([])
  })

  it('are what the alternative text of an image says', () => {
    expect(shownText('![The graph of $x^2$](https://a.example/b.png)')).toBe('The graph of $x^2$')
  })
})
