import type { Block } from '../../../../domain/passages/block.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { unreadable } from '../../reasons.ts'
import { relatedParts } from '../related-parts.ts'
import { decodeXml, walkXml } from '../xml.ts'
import { openZip } from '../zip-file.ts'
import { linesOfDiagram } from './diagram.ts'
import { blocksOfSlide } from './slide.ts'

const kind = 'a PowerPoint presentation'

/** Returns the slides of a presentation that are shown: their title as a heading, and their paragraphs and tables. A page is a slide. */
export async function blocksOfPptx(
  content: Uint8Array,
  limits: ReadingLimits,
  count: (characters: number) => void,
): Promise<{ pages: number; blocks: Block[] }> {
  const zip = openZip(content, limits, kind)
  const main = relatedParts(zip, '', limits).find((part) => part.kind === 'officeDocument')?.name ?? 'ppt/presentation.xml'
  if (!zip.has(main)) throw unreadable.damaged(kind, 'no presentation')
  const names = new Map(relatedParts(zip, main, limits).map((part) => [part.id, part.name]))
  const slides = readSlideIds(decodeXml(zip.read(main)), limits)
  const blocks: Block[] = []
  for (const [index, id] of slides.entries()) {
    const name = names.get(id)
    if (name === undefined || !zip.has(name)) continue
    const targets = new Map(relatedParts(zip, name, limits).map((part) => [part.id, part.name]))
    const diagramOf = (id: string) => {
      const part = targets.get(id)
      return part !== undefined && zip.has(part) ? linesOfDiagram(decodeXml(zip.read(part)), limits) : []
    }
    for (const block of blocksOfSlide(decodeXml(zip.read(name)), diagramOf, limits, count)) blocks.push({ ...block, page: index + 1 })
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
