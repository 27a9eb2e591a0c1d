import type { ElementContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { cloneElement, memo, useContext } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CitationsContext } from './citations/citations-context.ts'
import { CodePre } from './code/code-block.tsx'
import { Formula } from './formulas/formula.tsx'
import { formulaOf, holdsFormula } from './formulas/formula-of.ts'

const Citation = ({ n }: { n: number }) => useContext(CitationsContext)?.(n) ?? `[${n}]`

const components: Components = {
  // Only the marks of citations are `cite` elements.
  cite: ({ node }) => <Citation n={Number(node?.properties.dataN)} />,
  code: ({ node, ...props }) => {
    const formula = formulaOf(node)
    return formula ? <Formula {...formula} /> : <code {...props} />
  },
  pre: ({ node, children }) => (holdsFormula(node) ? children : <CodePre node={node} />),
  table: ({ node: _, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <table {...props} />
    </div>
  ),
}

/**
 * Elements whose children are rendered again only where they are other ones: the items and rows of a list or table that grows stay the
 * same.
 */
const holders = new Set(['ul', 'ol', 'table', 'thead', 'tbody'])

const render = (node: ElementContent) =>
  toJsxRuntime(node, { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false })

/** A block. Its node stays the same while more is written, and so it is rendered once. */
const Block = memo(({ node }: { node: ElementContent }) => {
  if (node.type !== 'element' || !holders.has(node.tagName)) return render(node)
  return cloneElement(render({ ...node, children: [] }), {}, <MarkdownNodes nodes={node.children} />)
})

/** So many blocks are looked at together: a long answer has few such groups, of which only the last one changes. */
const groupSize = 16

type Nodes = readonly ElementContent[]
const areSame = (one: { nodes: Nodes }, other: { nodes: Nodes }) =>
  one.nodes.length === other.nodes.length && one.nodes.every((node, index) => node === other.nodes[index])

// biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
const Group = memo(({ nodes }: { nodes: Nodes }) => nodes.map((node, index) => <Block key={index} node={node} />), areSame)

/** Shows the nodes of a Markdown text, parsed here or from sanitised HTML. A node that is the same object is not rendered again. */
export const MarkdownNodes = ({ nodes }: { nodes: Nodes }) =>
  Array.from({ length: Math.ceil(nodes.length / groupSize) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups only ever grow at the end
    <Group key={index} nodes={nodes.slice(index * groupSize, (index + 1) * groupSize)} />
  ))
