import type { Block } from '../../../../domain/passages/block.ts'
import { type Shift, shiftedText, shiftOf } from '../../formats/shifted-text.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { linearMath, type MathNode, mathNode } from '../math.ts'
import { createTables } from '../tables.ts'
import { type Attributes, attributeOf, isTrue, valOf, walkXml } from '../xml.ts'
import { createAutoNumbers } from './auto-numbers.ts'

/** Placeholders that each slide repeats. */
const repeated = new Set(['sldNum', 'dt', 'ftr', 'hdr'])
/** The parts of a paragraph's text whose end tells whether a raised number is a mark. */
const partsBefore = 6

/**
 * Returns the title of a slide as a heading, its paragraphs, tables and diagrams. `diagramOf`: returns the lines of a diagram by its id.
 */
export function blocksOfSlide(
  xml: string,
  diagramOf: (id: string) => readonly string[],
  limits: ReadingLimits,
  count: (characters: number) => void,
): Block[] {
  const blocks: Block[] = []
  const open: string[] = []
  const math: MathNode[] = []
  const tables = createTables()
  let text: string[] = []
  let placeholder = ''
  const title: string[] = []
  let lines: string[] = []
  let isHidden = false
  /** The number of elements that are open around a hidden shape, or around the second form of one; null outside of them. */
  let hiddenIn: number | null = null
  let shift: Shift = null
  const numbers = createAutoNumbers()
  let level = 0
  let bullet: Attributes | null = null

  const endShape = () => {
    if (lines.length > 0) blocks.push({ level: null, text: lines.join('\n'), page: null })
    ;[lines, placeholder] = [[], '']
  }
  walkXml(xml, limits, {
    open: (name, attributes) => {
      open.push(name)
      if (math.length > 0 || name === 'oMath') {
        const node = mathNode(name, valOf(attributes))
        math.at(-1)?.children.push(node)
        math.push(node)
        return
      }
      if (name === 'sld' && ['0', 'false'].includes(attributeOf(attributes, 'show'))) isHidden = true
      // A shape has its name in the first element of its first element.
      if (name === 'cNvPr' && isTrue(attributes, 'hidden')) hiddenIn ??= open.length - 3
      if (name === 'Fallback') hiddenIn ??= open.length - 1
      if (name === 'relIds' && !isHidden && hiddenIn === null)
        for (const line of diagramOf(attributeOf(attributes, 'dm'))) {
          count(line.length)
          lines.push(line)
        }
      if (name === 'ph') placeholder = attributeOf(attributes, 'type') || 'body'
      if (name === 'txBody') numbers.begin()
      if (name === 'p') [text, level, bullet] = [[], 0, null]
      if (name === 'pPr') level = Number(attributeOf(attributes, 'lvl')) || 0
      if (name === 'buAutoNum' && open.at(-2) === 'pPr') bullet = attributes
      if (name === 'r') shift = null
      if (name === 'rPr') shift = shiftOf(attributeOf(attributes, 'baseline'))
      if (name === 'br') text.push('\n')
      if (name === 'tbl') tables.begin()
      if (name === 'tr') tables.beginRow()
      if (name === 'tc') tables.beginCell()
    },
    text: (part) => {
      if (open.at(-1) !== 't' || isHidden || hiddenIn !== null) return
      count(part.length)
      const node = math.at(-1)
      if (node) node.text += part
      else text.push(shiftedText(part, shift, text.slice(-partsBefore).join('')))
    },
    close: (name) => {
      open.pop()
      if (hiddenIn === open.length) hiddenIn = null
      const node = math.pop()
      if (node) {
        if (math.length === 0 && !isHidden && hiddenIn === null) text.push(linearMath(node))
        return
      }
      if (name === 'p') {
        const shown = text.join('').trim()
        const line = shown && `${numbers.next(level, bullet)}${shown}`
        if (!line || tables.add(line) || repeated.has(placeholder)) return
        if (placeholder === 'title' || placeholder === 'ctrTitle') title.push(line)
        else lines.push(line)
      }
      if (name === 'tc') tables.endCell()
      if (name === 'tr') tables.endRow()
      if (name === 'tbl') {
        const rows = tables.end()
        if (rows) lines.push(rows)
      }
      if (name === 'sp' || name === 'graphicFrame') endShape()
    },
  })
  return title.length > 0 ? [{ level: 1, text: title.join(' '), page: null }, ...blocks] : blocks
}
