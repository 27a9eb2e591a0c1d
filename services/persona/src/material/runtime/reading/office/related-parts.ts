import type { ReadingLimits } from '../reading-limits.ts'
import { attributeOf, decodeXml, walkXml } from './xml.ts'
import type { ZipFile } from './zip-file.ts'

/** A part that another one refers to. */
export interface RelatedPart {
  id: string
  /** The last word of its kind, such as `styles`. */
  kind: string
  /** Its name in the file. */
  name: string
}

/** Returns the parts that a part of an Office document refers to (ECMA-376, part 2). `part` is empty for those of the file. */
export function relatedParts(zip: ZipFile, part: string, limits: ReadingLimits): RelatedPart[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  const parts: RelatedPart[] = []
  if (!zip.has(name)) return parts
  walkXml(decodeXml(zip.read(name)), limits, {
    open: (element, attributes) => {
      if (element !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return
      const target = attributeOf(attributes, 'Target')
      const kind = attributeOf(attributes, 'Type').split('/').at(-1) ?? ''
      parts.push({ id: attributeOf(attributes, 'Id'), kind, name: resolvePath(folder, target) })
    },
    text: () => undefined,
    close: () => undefined,
  })
  return parts
}

/** Returns the path of a target that is relative to a folder, or that begins at the file's root. */
export function resolvePath(folder: string, target: string): string {
  const path = target.startsWith('/') ? [] : folder.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
