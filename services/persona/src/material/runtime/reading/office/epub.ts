import type { Block } from '../../../domain/passages/block.ts'
import { createHtmlReader } from '../formats/html/html-blocks.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { resolvePath } from './related-parts.ts'
import { attributeOf, decodeXml, walkXml } from './xml.ts'
import { openZip } from './zip-file.ts'

const kind = 'an EPUB book'

/** Returns the chapters of a book in the order in which they are read, without its table of contents. */
export async function blocksOfEpub(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Block[]> {
  const zip = openZip(content, limits, kind)
  const containerName = 'META-INF/container.xml'
  if (!zip.has(containerName)) throw unreadable.damaged(kind, 'no container')
  const packageName = readPackageName(decodeXml(zip.read(containerName)), limits)
  if (!zip.has(packageName)) throw unreadable.damaged(kind, 'no package')
  const names = readSpine(decodeXml(zip.read(packageName)), packageName, limits)
  const isProtected =
    zip.has('META-INF/rights.xml') ||
    (zip.has('META-INF/encryption.xml') && isTextEncrypted(decodeXml(zip.read('META-INF/encryption.xml')), limits))
  if (isProtected) throw unreadable.copyProtected()
  const blocks: Block[] = []
  for (const name of names) {
    if (!zip.has(name)) continue
    const html = createHtmlReader(count, true)
    html.write(decodeXml(zip.read(name)))
    for (const block of html.end()) blocks.push(block)
  }
  return blocks
}

function readPackageName(xml: string, limits: ReadingLimits): string {
  let path = ''
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'rootfile' && !path) path = attributeOf(attributes, 'full-path')
    },
    text: () => undefined,
    close: () => undefined,
  })
  return path
}

/** Returns the names of the files of a book in reading order. */
function readSpine(xml: string, packageName: string, limits: ReadingLimits): string[] {
  const folder = packageName.slice(0, packageName.lastIndexOf('/') + 1)
  const items = new Map<string, { path: string; isContents: boolean }>()
  const spine: string[] = []
  walkXml(xml, limits, {
    open: (name, attributes) => {
      const isContents = attributeOf(attributes, 'properties').split(' ').includes('nav')
      if (name === 'item') items.set(attributeOf(attributes, 'id'), { path: pathOf(folder, attributeOf(attributes, 'href')), isContents })
      if (name === 'itemref' && attributeOf(attributes, 'linear') !== 'no') spine.push(attributeOf(attributes, 'idref'))
    },
    text: () => undefined,
    close: () => undefined,
  })
  return spine.flatMap((id) => {
    const item = items.get(id)
    return item && !item.isContents ? [item.path] : []
  })
}

function pathOf(folder: string, href: string): string {
  try {
    return resolvePath(folder, decodeURIComponent(href.replace(/#.*$/s, '')))
  } catch {
    return resolvePath(folder, href)
  }
}

/** Whether more than fonts are encrypted. */
function isTextEncrypted(xml: string, limits: ReadingLimits): boolean {
  let found = false
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'CipherReference' && /\.x?html?$/i.test(attributeOf(attributes, 'URI'))) found = true
    },
    text: () => undefined,
    close: () => undefined,
  })
  return found
}
