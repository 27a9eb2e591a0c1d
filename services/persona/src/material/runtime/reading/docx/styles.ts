import { type Shift, shiftOf } from '../formats/shifted-text.ts'
import { type Attributes, attributeOf, isOn, isTrue, valOf, walkXml } from '../office/xml.ts'
import type { ReadingLimits } from '../reading-limits.ts'

/** Where a paragraph stands in an automatic numbering. */
export interface ListPlace {
  numberingId: string
  /** From 0; null when the numbering tells by the paragraph's style. */
  level: number | null
  style: { id: string; listLevel: number | null }
}

/** What a paragraph has by its style, or by the styles that it is based on. */
export interface Style {
  /** From 1 for a heading of the first level; null for others. */
  level: number | null
  isHidden: boolean
  shift: Shift
  /** A line of a table of contents. */
  isContents: boolean
  numberingId: string
  listLevel: number | null
  /** Empty when it says none. */
  font: string
}

export interface Styles {
  (id: string): Style
  /** The font of text whose style says none. */
  defaultFont: string
}

interface StoredStyle {
  name: string
  basedOn: string
  /** From 0; null when it says nothing. */
  outlineLevel: number | null
  isHidden: boolean
  /** Undefined when it says nothing. */
  shift: Shift | undefined
  numberingId: string
  listLevel: number | null
  font: string
}

/** Links of the longest chain of styles, so that a circle ends. Word allows 11. */
const longestChain = 11
/** The outline level of body text. */
const bodyLevel = 9

/** Reads the styles of a document. A heading is a style with the name or the outline level of one, or a style that is based on one. */
export function readStyles(xml: string | null, limits: ReadingLimits): Styles {
  const stored = new Map<string, StoredStyle>()
  const defaultFont = xml === null ? '' : readStored(xml, limits, stored)
  const resolved = new Map<string, Style>()
  const styleOf = (id: string): Style => {
    const known = resolved.get(id)
    if (known) return known
    const chain: StoredStyle[] = []
    for (let style = stored.get(id); style && chain.length < longestChain; style = stored.get(style.basedOn)) chain.push(style)
    const style: Style = {
      level: chain.map(levelOf).find((level) => level !== undefined) ?? null,
      isHidden: chain.some(({ isHidden }) => isHidden),
      shift: chain.find(({ shift }) => shift !== undefined)?.shift ?? null,
      isContents: chain.some(({ name }) => /^toc [1-9]$/.test(name)),
      numberingId: chain.find(({ numberingId }) => numberingId !== '')?.numberingId ?? '',
      listLevel: chain.find(({ listLevel }) => listLevel !== null)?.listLevel ?? null,
      font: chain.find(({ font }) => font !== '')?.font ?? '',
    }
    resolved.set(id, style)
    return style
  }
  return Object.assign(styleOf, { defaultFont })
}

/** Returns the font that `w:rFonts` names for Latin letters. */
export const fontOf = (attributes: Attributes): string =>
  ['asciiTheme', 'ascii', 'hAnsi'].map((name) => attributeOf(attributes, name)).find((font) => font !== '') ?? ''

/** Returns the level of a heading from 1, null for text, and undefined when a style does not tell. */
function levelOf({ name, outlineLevel }: StoredStyle): number | null | undefined {
  if (outlineLevel !== null) return outlineLevel >= bodyLevel ? null : outlineLevel + 1
  const number = /^heading ([1-9])$/.exec(name)?.[1]
  if (number) return Number(number)
  return name === 'title' ? 1 : undefined
}

/** Reads the styles into `stored`. Returns the default font: that of the default style of paragraphs, or else of the document. */
function readStored(xml: string, limits: ReadingLimits, stored: Map<string, StoredStyle>): string {
  const open: string[] = []
  let documentFont = ''
  let defaultStyle: StoredStyle | undefined
  let style: StoredStyle | undefined
  walkXml(xml, limits, {
    open: (name, attributes) => {
      const parent = open.at(-1)
      if (name === 'style') {
        style = { name: '', basedOn: '', outlineLevel: null, isHidden: false, shift: undefined, numberingId: '', listLevel: null, font: '' }
        stored.set(attributeOf(attributes, 'styleId'), style)
        if (isTrue(attributes, 'default') && attributeOf(attributes, 'type') === 'paragraph') defaultStyle = style
      } else if (style && parent === 'style') {
        if (name === 'name') style.name = valOf(attributes).toLowerCase()
        if (name === 'basedOn') style.basedOn = valOf(attributes)
      } else if (style) {
        if (name === 'vanish' && parent === 'rPr' && open.at(-2) === 'style') style.isHidden = isOn(attributes)
        if (name === 'vertAlign' && parent === 'rPr' && open.at(-2) === 'style') style.shift = shiftOf(valOf(attributes))
        if (name === 'rFonts' && parent === 'rPr' && open.at(-2) === 'style') style.font = fontOf(attributes)
        if (name === 'outlineLvl') style.outlineLevel = numberOf(valOf(attributes))
        if (name === 'numId') style.numberingId = valOf(attributes)
        if (name === 'ilvl') style.listLevel = numberOf(valOf(attributes))
      } else if (name === 'rFonts' && open.at(-2) === 'rPrDefault') documentFont = fontOf(attributes)
      open.push(name)
    },
    text: () => undefined,
    close: (name) => {
      open.pop()
      if (name === 'style') style = undefined
    },
  })
  return defaultStyle?.font || documentFont
}

export const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)
