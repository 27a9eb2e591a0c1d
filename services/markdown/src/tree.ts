import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import type { MarkdownOptions } from './options.ts'
import { parser } from './parser.ts'
import { allowed } from './tree/allowed.ts'
import { buildTree } from './tree/build-tree.ts'
import { setDirections } from './tree/direction.ts'

/**
 * Renders Markdown as a hast tree that is safe to show: no HTML of the text but the few tags of `html-tags.ts`, no images, links only to web,
 * mail and telephone. Line breaks are breaks. Takes at most about 50 ms for 16 kB.
 */
export function markdownTree(markdown: string, options: MarkdownOptions): Root {
  const tree: Root = { type: 'root', children: buildTree(parser.parse(markdown, {}), options) }
  setDirections(tree)
  const safe = sanitize(tree, allowed)
  return safe.type === 'root' ? safe : { type: 'root', children: safe.type === 'doctype' ? [] : [safe] }
}
