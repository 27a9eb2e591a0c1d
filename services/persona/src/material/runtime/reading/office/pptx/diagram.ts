import type { ReadingLimits } from '../../reading-limits.ts'
import { walkXml } from '../xml.ts'

/** Returns the texts of a diagram (SmartArt), a line for each paragraph. */
export function linesOfDiagram(xml: string, limits: ReadingLimits): string[] {
  const lines: string[] = []
  const open: string[] = []
  let line = ''
  walkXml(xml, limits, {
    open: (name) => {
      open.push(name)
      if (name === 'p') line = ''
      if (name === 'br') line += ' '
    },
    text: (text) => {
      if (open.at(-1) === 't') line += text
    },
    close: (name) => {
      open.pop()
      if (name === 'p' && line.trim()) lines.push(line.trim())
    },
  })
  return lines
}
