import { Parser } from 'htmlparser2'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { damagedDocument } from './zip-file.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements without text that take much memory: formats of runs and sections, marks of the spelling check and bookmarks. */
const needless = new Set('rPr sectPr proofErr bookmarkStart bookmarkEnd lastRenderedPageBreak tblPr tcPr trPr tblGrid noProof'.split(' '))

interface Element {
  name: string
  /** True when the element is left out. */
  dropped: boolean
  /** True when the rest of its content is left out, because it is hidden text. */
  hidden: boolean
}

/**
 * Rewrites a part of a Word document without hidden text (`w:vanish`, directly or by a style) and without what its text does not need. Refuses parts that are nested
 * too deeply, end early or declare a document type, which Word never writes and which entity bombs need.
 */
export function rewriteWordXml(xml: string, hiddenStyles: ReadonlySet<string>, limits: ReadingLimits): string {
  const written: string[] = []
  const open: Element[] = []
  const hideNearest = (name: string) => {
    const element = open.findLast((each) => each.name === name)
    if (element) element.hidden = true
  }
  walk(xml, limits, {
    open: (name, attributes) => {
      const parent = open.at(-1)
      const above = open.at(-2)
      const plain = localName(name)
      if (parent?.name === 'rPr' && above?.name === 'r' && isHiding(plain, attributes, hiddenStyles)) hideNearest('r')
      if (parent?.name === 'pPr' && plain === 'pStyle' && hiddenStyles.has(value(attributes))) hideNearest('p')
      const dropped = needless.has(plain) || parent?.dropped === true || parent?.hidden === true
      open.push({ name: plain, dropped, hidden: parent?.hidden === true })
      if (dropped) return
      // Without their formats, runs that follow each other are one run with one text. Word writes many for one sentence.
      if ((plain === 'r' || plain === 't') && written.at(-1) === `</${name}>`) written.pop()
      else written.push(`<${name}${plain === 't' ? '' : writeAttributes(attributes)}>`)
    },
    text: (text) => {
      const parent = open.at(-1)
      if (parent && !parent.dropped && !parent.hidden) written.push(escapeXml(text))
    },
    close: (name) => {
      if (open.pop()?.dropped === false) written.push(`</${name}>`)
    },
  })
  return written.join('')
}

/** Returns the ids of the styles whose text is hidden, by themselves or by the style that they are based on. */
export function findHiddenStyles(xml: string, limits: ReadingLimits): Set<string> {
  const hidden = new Set<string>()
  const basedOn = new Map<string, string>()
  const open: string[] = []
  let style = ''
  walk(xml, limits, {
    open: (name, attributes) => {
      const plain = localName(name)
      if (plain === 'style') style = attributeOf(attributes, 'styleId')
      if (plain === 'basedOn' && open.at(-1) === 'style') basedOn.set(style, value(attributes))
      if (open.at(-1) === 'rPr' && open.at(-2) === 'style' && isHiding(plain, attributes, hidden)) hidden.add(style)
      open.push(plain)
    },
    text: () => undefined,
    close: () => void open.pop(),
  })
  // A chain of styles has no more links than Word allows (11 levels), so that a circle ends too.
  for (let level = 0; level < 11; level++) for (const [id, base] of basedOn) if (hidden.has(base)) hidden.add(id)
  return hidden
}

interface Visitor {
  open: (name: string, attributes: Attributes) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** Parses XML one event at a time. */
function walk(xml: string, limits: ReadingLimits, visitor: Visitor): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > limits.xmlDepth) throw unreadable.tooDeep()
        visitor.open(name, attributes)
      },
      ontext: visitor.text,
      onclosetag: (name) => {
        depth--
        visitor.close(name)
      },
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw damagedDocument('a document type')
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  if (depth > 0) throw damagedDocument('a part ends early')
  parser.end()
}

const isHiding = (name: string, attributes: Attributes, hiddenStyles: ReadonlySet<string>): boolean =>
  name === 'vanish' ? !['0', 'false', 'off'].includes(value(attributes)) : name === 'rStyle' && hiddenStyles.has(value(attributes))

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const attributeOf = (attributes: Attributes, name: string): string =>
  Object.entries(attributes).find(([each]) => localName(each) === name)?.[1] ?? ''
const value = (attributes: Attributes): string => attributeOf(attributes, 'val')

/** Writes all attributes but the ids of editing sessions. */
const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([name]) => !localName(name).startsWith('rsid'))
    .map(([name, text]) => ` ${name}="${escapeXml(text)}"`)
    .join('')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' }
const escapeXml = (text: string): string => text.replace(/[&<>"\n\t]/g, (character) => escapes[character] ?? '')
