import { type Shift, shiftedText, shiftOf } from '../../formats/shifted-text.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { type Attributes, valOf, walkXml } from '../xml.ts'

/** A text of parts with formats of their own. The reading of a Chinese or Japanese text (`rPh`) is no part of it. */
export interface RichText {
  open: (name: string, attributes: Attributes) => void
  text: (text: string) => void
  close: (name: string) => void
  /** Returns the text, and begins another one. */
  take: () => string
}

/** Follows the elements inside of a text. */
export function createRichText(): RichText {
  let written = ''
  /** The text of the open part. */
  let part = ''
  let shift: Shift = null
  let readings = 0
  let isText = false
  return {
    open: (name, attributes) => {
      if (name === 'r') shift = null
      if (name === 'rPh') readings++
      if (name === 'vertAlign') shift = shiftOf(valOf(attributes))
      isText = name === 't' && readings === 0
    },
    text: (text) => {
      if (isText) part += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') readings--
      if (name !== 't') return
      written += shiftedText(part, shift, written)
      part = ''
    },
    take: () => {
      const taken = withoutEscapes(written)
      ;[written, shift] = ['', null]
      return taken
    },
  }
}

/** Returns a text with the characters that it has as escapes, such as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
export const withoutEscapes = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Reads the texts that cells share. */
export function readSharedStrings(xml: string | null, limits: ReadingLimits): string[] {
  const texts: string[] = []
  if (xml === null) return texts
  const richText = createRichText()
  walkXml(xml, limits, {
    ...richText,
    close: (name) => {
      richText.close(name)
      if (name === 'si') texts.push(richText.take())
    },
  })
  return texts
}
