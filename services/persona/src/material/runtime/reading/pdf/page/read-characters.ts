import type { Box, Glyph } from './glyph.ts'
import { isPlausible, isPossible, textOfCode, textsOfFont } from './guessed-text.ts'
import { type Artifact, type Matrix, matrixOf, type PageMarks, type Replaced } from './page-marks.ts'
import { bufferBytes, type Engine } from './pdfium.ts'
import type { Tag } from './structure.ts'

/** A glyph that may be no part of the document's text. */
export interface Placed extends Glyph {
  artifact: Artifact
}

/** The format of a text object's characters, in the units of the page. */
interface Format {
  size: number
  angle: number
  /** In radians: what the direction of the text differs from `angle`. */
  tilt: number
}

/** What PDFium gives for a hyphen at the end of a line. */
const lineEndHyphen = 2
/** Characters that stand for a glyph without a text: noncharacters, private use and control characters. */
const nameless = /^[\p{Co}\p{Cn}\p{Cc}\ufffd]$/u
/** The code of a glyph without a text. Tabs and line breaks are blanks. */
const control = /^(?![\t\n\r])\p{Cc}$/u
const blank = /^\s*$/
/** In degrees. Pages that are scanned askew have text of such angles. */
const mostTilt = 8
/** The line that makes Arabic words longer in a justified text. LibreOffice does not name its glyph. */
const kashida = '\u0640'
const arabicLetter = /(?=\p{L})\p{sc=Arab}/u
/** A font has few characters when the others of its page have so many times more. */
const fewTimes = 4
/** The height of a character's box, by the size of its font. */
const boxHeight = 1.2

/** Reads the characters of a page, by the handle of its text. `count` gets the characters of each text. */
export function readCharacters(
  engine: Engine,
  page: number,
  { objects }: PageMarks,
  tags: ReadonlyMap<number, Tag>,
  count: (characters: number) => void,
): { glyphs: Placed[]; unmapped: number } {
  const { calls, text, buffer } = engine
  const glyphs: Placed[] = []
  const formats = new Map<number, Format & { font: string; handle: number }>()
  const fontNames = new Map<number, string>()
  const readFontName = (object: number) => {
    const font = calls.FPDFTextObj_GetFont(object)
    const name = fontNames.get(font) ?? nameOfFont(engine, font)
    fontNames.set(font, name)
    return name
  }
  /** Characters whose font names their codes only, by their font. */
  const guessed = new Map<number, Placed[]>()
  const arabicFonts = new Set<number>()
  let unmapped = 0
  let isAfterGap = false
  const characters = calls.FPDFText_CountChars(page)
  for (let index = 0; index < characters; index++) {
    if (text.isGenerated(page, index) === 1) {
      isAfterGap = true
      continue
    }
    const object = text.object(page, index)
    const known = objects.get(object)
    if (!known || known.replaced) continue
    count(1)
    const code = text.unicode(page, index)
    const character = code === lineEndHyphen ? '-' : code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd'
    const isGuessed = text.hasMapError(page, index) === 1 || control.test(character)
    if (nameless.test(character) && !isGuessed && !blank.test(character)) {
      unmapped++
      continue
    }
    const format = formats.get(object) ?? {
      ...readFormat(engine, page, index),
      font: readFontName(object),
      handle: calls.FPDFTextObj_GetFont(object),
    }
    formats.set(object, format)
    // Two double-precision numbers, and a rectangle of four single-precision ones behind them.
    text.origin(page, index, buffer, buffer + 8)
    text.box(page, index, buffer + 16)
    const box = { left: engine.float(4), top: engine.float(5), right: engine.float(6), bottom: engine.float(7) }
    const [x, y] = [engine.double(0), engine.double(1)]
    const glyph: Placed = {
      text: isGuessed ? textOfCode(character) : character,
      ...along(format, x, y, box),
      size: format.size,
      font: format.font,
      angle: format.angle,
      order: known.order,
      artifact: known.artifact,
      isAfterGap,
      tag: tags.get(known.contentId),
    }
    isAfterGap = false
    if (!isGuessed || character === ' ') {
      glyphs.push(glyph)
      if (arabicLetter.test(character)) arabicFonts.add(format.handle)
    } else {
      const ofFont = guessed.get(format.handle) ?? []
      guessed.set(format.handle, ofFont)
      ofFont.push(glyph)
    }
  }
  for (const [font, ofFont] of guessed) {
    if (!arabicFonts.has(font) || new Set(ofFont.map(({ text }) => text)).size > 1) continue
    for (const glyph of ofFont) glyphs.push({ ...glyph, text: kashida })
    guessed.delete(font)
  }
  const named = namedGlyphs([...guessed.values()])
  for (const glyph of named.glyphs) glyphs.push(glyph)
  return { glyphs, unmapped: unmapped + named.unmapped }
}

/** Returns the characters of fonts that name their codes only, by font, where those are letters, and the number of others. */
function namedGlyphs(fonts: readonly (readonly Placed[])[]): { glyphs: Placed[]; unmapped: number } {
  const read = fonts.map((ofFont) => {
    const texts = textsOfFont(ofFont.map(({ text }) => text))
    return {
      glyphs: ofFont.map((glyph, index) => ({ ...glyph, text: texts[index] ?? glyph.text })),
      texts,
      isPlausible: isPlausible(texts),
    }
  })
  const plausible = read.reduce((sum, each) => sum + (each.isPlausible ? each.texts.length : 0), 0)
  // The few characters of a title or a mark tell nothing themselves.
  const isRead = (each: (typeof read)[number]) => each.isPlausible || (each.texts.length * fewTimes <= plausible && isPossible(each.texts))
  return {
    glyphs: read.filter(isRead).flatMap(({ glyphs }) => glyphs),
    unmapped: read.reduce((sum, each) => sum + (isRead(each) ? 0 : each.texts.length), 0),
  }
}

function readFormat(engine: Engine, text: number, index: number): Format {
  const { calls } = engine
  const matrix = matrixOf(engine, (buffer) => calls.FPDFText_GetMatrix(text, index, buffer))
  return formatOf(matrix, calls.FPDFText_GetFontSize(text, index))
}

function nameOfFont({ calls, buffer, bytes }: Engine, font: number): string {
  const length = calls.FPDFFont_GetBaseFontName(font, buffer, bufferBytes)
  return new TextDecoder().decode(bytes(length)).replace(/\0+$/, '')
}

function formatOf([a, b, c, d]: Matrix, fontSize: number): Format {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI + (fontSize < 0 ? 540 : 360)
  const straight = Math.round(degrees / 90) * 90
  const tilt = degrees - straight
  const size = Math.abs(fontSize) * Math.hypot(c, d)
  return Math.abs(tilt) <= mostTilt
    ? { size, angle: straight % 360, tilt: (tilt * Math.PI) / 180 }
    : { size, angle: Math.round(degrees) % 360, tilt: 0 }
}

/** Returns the text that is given for what is drawn, in its place. */
export function glyphOfReplaced(
  { text, order, artifact, box, matrix, fontSize, contentId }: Replaced,
  tags: ReadonlyMap<number, Tag>,
): Placed {
  const format = formatOf(matrix, fontSize)
  const { size, angle } = format
  const place = along(format, matrix[4], matrix[5], box)
  return { text, ...place, size, angle, order, artifact, isAfterGap: false, tag: tags.get(contentId) }
}

/**
 * Returns where a glyph begins and ends along its line, and its baseline: its place in a page that is turned so that its text is upright.
 */
function along({ angle, tilt, size }: Format, x: number, y: number, box: Box): Pick<Glyph, 'left' | 'right' | 'y'> {
  const place = turned(angle, x, y, box)
  if (tilt === 0) return place
  // The box of tilted text is wider by what its height leans.
  const width = Math.max(0, place.right - place.left - Math.abs(Math.sin(tilt)) * size * boxHeight)
  const start = angle === 90 ? y : angle === 180 ? -x : angle === 270 ? -y : x
  const left = start * Math.cos(tilt) + place.y * Math.sin(tilt)
  return { left, right: left + width, y: place.y * Math.cos(tilt) - start * Math.sin(tilt) }
}

function turned(angle: number, x: number, y: number, { left, bottom, right, top }: Box): Pick<Glyph, 'left' | 'right' | 'y'> {
  if (angle === 90) return { left: bottom, right: top, y: -x }
  if (angle === 180) return { left: -right, right: -left, y: -y }
  if (angle === 270) return { left: -top, right: -bottom, y: x }
  return { left, right, y }
}
