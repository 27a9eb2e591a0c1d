import { type Shift, shiftOf } from '../../formats/shifted-text.ts'
import { type Attributes, attributeOf } from '../xml.ts'

interface StoredStyle {
  parent: string
  /** Undefined when the style says nothing. */
  isHidden: boolean | undefined
  shift: Shift | undefined
  list: string | undefined
}

/** What text has by its style, or by the styles that it is based on. */
export interface OdtStyles {
  /** Notes an element of the styles. */
  read: (name: string, attributes: Attributes) => void
  isHidden: (style: string) => boolean
  /** Undefined when the text stands as the text around it. */
  shift: (style: string) => Shift | undefined
  /** The style of the list that a paragraph belongs to: empty for none. Undefined when its style says nothing. */
  list: (style: string) => string | undefined
}

/** Links of the longest chain of styles, so that a circle ends. */
const longestChain = 20

/** Collects the styles of an OpenDocument text. */
export function createOdtStyles(): OdtStyles {
  const stored = new Map<string, StoredStyle>()
  let style: StoredStyle | undefined
  const find = <Value>(name: string, read: (style: StoredStyle) => Value | undefined): Value | undefined => {
    let each = stored.get(name)
    for (let links = 0; each && links < longestChain; links++) {
      const value = read(each)
      if (value !== undefined) return value
      each = stored.get(each.parent)
    }
    return undefined
  }
  return {
    read: (name, attributes) => {
      if (name === 'style') {
        style = { parent: attributeOf(attributes, 'parent-style-name'), isHidden: undefined, shift: undefined, list: listOf(attributes) }
        stored.set(attributeOf(attributes, 'name'), style)
      } else if (name === 'default-style' || name === 'list-style' || name === 'outline-style') style = undefined
      else if (name === 'text-properties' && style) {
        const display = attributeOf(attributes, 'display')
        const position = attributeOf(attributes, 'text-position')
        if (display) style.isHidden = display === 'none'
        if (position) style.shift = shiftOf(position)
      }
    },
    isHidden: (name) => find(name, ({ isHidden }) => isHidden) ?? false,
    shift: (name) => find(name, ({ shift }) => shift),
    list: (name) => find(name, ({ list }) => list),
  }
}

const listOf = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith('list-style-name'))?.[1]
