import type { ElementContent, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { allowed } from './allowed.ts'
import { setDirections } from './direction.ts'

/** Returns nodes as a tree with directions, and without anything that may not be shown. */
export function safeTree(children: ElementContent[]): Root {
  const tree: Root = { type: 'root', children }
  setDirections(tree)
  const safe = sanitize(tree, allowed)
  return safe.type === 'root' ? safe : { type: 'root', children: safe.type === 'doctype' ? [] : [safe] }
}
