import { createHtmlMath } from '../../formats/html/html-math.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { UnpacksTooLarge } from '../../reasons.ts'
import { decodeXml, walkXml } from '../xml.ts'
import type { ZipFile } from '../zip-file.ts'

/** Elements of MathML that repeat the equation in the language of a program. */
const repeated = new Set(['annotation', 'annotation-xml'])

/** The first element of an equation, after a declaration, a document type and comments. */
const beginsWithMath = /^(?:\s|<[?!][^>]*>)*<(?:[\w.-]+:)?math[\s/>]/
/** The document type that OpenOffice.org writes. It names a file that no reader needs, and declares nothing itself. */
const mathType = /<!DOCTYPE\s+(?:[\w.-]+:)?math\s+PUBLIC\s+"[^"<>[]*"\s+"[^"<>[]*"\s*>/

/**
 * Returns the equation of an object of an OpenDocument file as a line of text, by the object's address; empty for an object of another
 * kind, and for one that cannot be read. Throws when all that was unpacked exceeds the limit.
 */
export function equationOf(zip: ZipFile, address: string, limits: ReadingLimits): string {
  const part = `${address.replace(/^\.\/|\/$/g, '')}/content.xml`
  try {
    if (!zip.has(part) || !beginsWithMath.test(decodeXml(zip.begin(part)))) return ''
    return lineOf(decodeXml(zip.read(part)).replace(mathType, ''), limits)
  } catch (error) {
    if (error instanceof UnpacksTooLarge) throw error
    return ''
  }
}

function lineOf(xml: string, limits: ReadingLimits): string {
  const math = createHtmlMath()
  const text: string[] = []
  let skipped = 0
  walkXml(xml, limits, {
    open: (name) => {
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
  return text.join('')
}
