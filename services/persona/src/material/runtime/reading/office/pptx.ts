import type { Block } from '../../../domain/passages/block.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { linearMath, type MathNode, mathNode } from './math.ts'
import { relatedParts } from './related-parts.ts'
import { createTables } from './tables.ts'
import { attributeOf, decodeXml, valOf, walkXml } from './xml.ts'
import { openZip } from './zip-file.ts'

const kind = 'a PowerPoint presentation'
/** Placeholders that each slide repeats. */
const repeated = new Set(['sldNum', 'dt', 'ftr', 'hdr'])

/** Returns the slides of a presentation that are shown: their title as a heading, and their paragraphs and tables. A page is a slide. */
export async function blocksOfPptx(
  content: Uint8Array,
  limits: ReadingLimits,
  count: (characters: number) => void,
): Promise<{ pages: number; blocks: Block[] }> {
  const zip = openZip(content, limits, kind)
  const main = relatedParts(zip, '', limits).find((part) => part.kind === 'officeDocument')?.name ?? 'ppt/presentation.xml'
  if (!zip.has(main)) throw unreadable.damaged(kind, 'no presentation')
  const parts = relatedParts(zip, main, limits)
  const slides = readSlideIds(decodeXml(zip.read(main)), limits)
  const blocks: Block[] = []
  for (const [index, id] of slides.entries()) {
    const name = parts.find((part) => part.id === id)?.name
    if (name === undefined || !zip.has(name)) continue
    for (const block of blocksOfSlide(decodeXml(zip.read(name)), limits, count)) blocks.push({ ...block, page: index + 1 })
  }
  return { pages: slides.length, blocks }
}

function readSlideIds(xml: string, limits: ReadingLimits): string[] {
  const ids: string[] = []
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'sldId') ids.push(Object.entries(attributes).find(([each]) => each.endsWith(':id'))?.[1] ?? '')
    },
    text: () => undefined,
    close: () => undefined,
  })
  return ids
}

function blocksOfSlide(xml: string, limits: ReadingLimits, count: (characters: number) => void): Block[] {
  const blocks: Block[] = []
  const open: string[] = []
  const math: MathNode[] = []
  const tables = createTables()
  let text: string[] = []
  let placeholder = ''
  const title: string[] = []
  let lines: string[] = []
  let isHidden = false

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
      if (name === 'sld' && attributeOf(attributes, 'show') === '0') isHidden = true
      if (name === 'ph') placeholder = attributeOf(attributes, 'type') || 'body'
      if (name === 'p') text = []
      if (name === 'br') text.push('\n')
      if (name === 'tbl') tables.begin()
      if (name === 'tr') tables.beginRow()
      if (name === 'tc') tables.beginCell()
    },
    text: (part) => {
      if (open.at(-1) !== 't' || isHidden) return
      count(part.length)
      const node = math.at(-1)
      if (node) node.text += part
      else text.push(part)
    },
    close: (name) => {
      open.pop()
      const node = math.pop()
      if (node) {
        if (math.length === 0) text.push(linearMath(node))
        return
      }
      if (name === 'p') {
        const line = text.join('').trim()
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
