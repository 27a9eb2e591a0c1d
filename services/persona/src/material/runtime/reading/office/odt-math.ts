import { createHtmlMath } from '../formats/html-math.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { decodeXml, walkXml } from './xml.ts'
import type { ZipFile } from './zip-file.ts'

/** Elements of MathML that repeat the equation in the language of a program. */
const repeated = new Set(['annotation', 'annotation-xml'])

/** Returns the equation of an object of an OpenDocument file as a line of text, by the object's address; empty for an object of another kind. */
export function equationOf(zip: ZipFile, address: string, limits: ReadingLimits): string {
  const part = `${address.replace(/^\.\//, '')}/content.xml`
  if (!zip.has(part)) return ''
  const math = createHtmlMath()
  const text: string[] = []
  let isEquation: boolean | undefined
  let skipped = 0
  walkXml(decodeXml(zip.read(part)), limits, {
    open: (name) => {
      isEquation ??= name === 'math'
      if (skipped > 0 || repeated.has(name)) skipped++
      else text.push(math.open(name))
    },
    text: (shown) => {
      if (skipped === 0) text.push(shown.trim())
    },
    close: () => {
      if (skipped > 0) skipped--
      else text.push(math.close())
    },
  })
  return isEquation ? text.join('') : ''
}
