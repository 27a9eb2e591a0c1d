import type { Glyph, Page } from './glyph.ts'
import { type Matrix, matrixOf, type PageMarks, type Replaced, readMarks } from './page-marks.ts'
import type { Engine } from './pdfium.ts'
import { readStructure, type Tag } from './structure.ts'
import { upright } from './upright.ts'

/** A glyph with its place in the content stream. */
interface Placed extends Glyph {
  order: number
  isArtifact: boolean
}

/** The format of a text object's characters, in the units of the page. */
interface Format {
  size: number
  angle: number
}

/** What PDFium gives for a hyphen at the end of a line. */
const lineEndHyphen = 2
/** Characters that stand for a glyph without a text: noncharacters, private use and control characters. */
const nameless = /^[\p{Co}\p{Cn}\p{Cc}\ufffd]$/u
const blank = /^\s*$/

/** Reads the characters of a page, with the texts that the PDF gives for what is drawn. Null for a page that cannot be opened. `count` gets the characters of each text. */
export function readPage(engine: Engine, document: number, index: number, count: (characters: number) => void): Page | null {
  const { calls } = engine
  const page = loadWithFields(engine, document, index)
  if (page === 0) return null
  const text = calls.FPDFText_LoadPage(page)
  try {
    const marks = readMarks(engine, page)
    const tags = readStructure(engine, page)
    const { glyphs, unmapped } = readCharacters(engine, text, marks, tags, count)
    for (const replaced of marks.replaced) {
      count(replaced.text.length + 1)
      if (replaced.text !== '' && Number.isFinite(replaced.box.left)) glyphs.push(glyphOfReplaced(replaced, tags))
    }
    const shown = withoutOutside(
      engine,
      page,
      glyphs.filter(({ text }) => text !== ''),
    )
    return { ...upright(withoutArtifacts(shown).sort((a, b) => a.order - b.order)), unmapped, hasPicture: marks.hasPicture }
  } finally {
    calls.FPDFText_ClosePage(text)
    calls.FPDF_ClosePage(page)
  }
}

/** Loads a page with the values of its form fields drawn on it. */
function loadWithFields({ calls }: Engine, document: number, index: number): number {
  const page = calls.FPDF_LoadPage(document, index)
  if (page === 0 || calls.FPDFPage_GetAnnotCount(page) === 0) return page
  const flattened = calls.FPDFPage_Flatten(page, normalDisplay) === flattenSuccess
  if (!flattened) return page
  calls.FPDF_ClosePage(page)
  return calls.FPDF_LoadPage(document, index)
}

/* Arguments and results of `FPDFPage_Flatten` (fpdf_flatten.h). */
const normalDisplay = 0
const flattenSuccess = 1

function readCharacters(
  engine: Engine,
  text: number,
  { objects }: PageMarks,
  tags: ReadonlyMap<number, Tag>,
  count: (characters: number) => void,
) {
  const { calls, buffer } = engine
  const glyphs: Placed[] = []
  const formats = new Map<number, Format>()
  let unmapped = 0
  const characters = calls.FPDFText_CountChars(text)
  for (let index = 0; index < characters; index++) {
    if (calls.FPDFText_IsGenerated(text, index) === 1) continue
    const object = calls.FPDFText_GetTextObject(text, index)
    const known = objects.get(object)
    if (!known || known.replaced) continue
    count(1)
    const code = calls.FPDFText_GetUnicode(text, index)
    const character = code === lineEndHyphen ? '-' : code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd'
    const isNameless = nameless.test(character) || calls.FPDFText_HasUnicodeMapError(text, index) === 1
    if (isNameless && !blank.test(character)) {
      unmapped++
      continue
    }
    const format = formats.get(object) ?? readFormat(engine, text, index)
    formats.set(object, format)
    // Two double-precision numbers, and a rectangle of four single-precision ones behind them.
    calls.FPDFText_GetCharOrigin(text, index, buffer, buffer + 8)
    calls.FPDFText_GetLooseCharBox(text, index, buffer + 16)
    const box = { left: engine.float(4), top: engine.float(5), right: engine.float(6), bottom: engine.float(7) }
    const [x, y] = [engine.double(0), engine.double(1)]
    glyphs.push({
      text: character,
      ...along(format.angle, x, y, box),
      ...format,
      order: known.order,
      isArtifact: known.isArtifact,
      tag: tags.get(known.contentId),
    })
  }
  return { glyphs, unmapped }
}

function readFormat(engine: Engine, text: number, index: number): Format {
  const { calls } = engine
  const matrix = matrixOf(engine, (buffer) => calls.FPDFText_GetMatrix(text, index, buffer))
  return formatOf(matrix, calls.FPDFText_GetFontSize(text, index))
}

const formatOf = ([a, b, c, d]: Matrix, fontSize: number): Format => ({
  size: Math.abs(fontSize) * Math.hypot(c, d),
  angle: (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360,
})

function glyphOfReplaced({ text, order, box, matrix, fontSize, contentId }: Replaced, tags: ReadonlyMap<number, Tag>): Placed {
  const format = formatOf(matrix, fontSize)
  return { text, ...along(format.angle, matrix[4], matrix[5], box), ...format, order, isArtifact: false, tag: tags.get(contentId) }
}

interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

/** Returns where a glyph begins and ends along its line, and its baseline: its place in a page that is turned so that its text is upright. */
function along(angle: number, x: number, y: number, { left, bottom, right, top }: Box): Pick<Glyph, 'left' | 'right' | 'y'> {
  if (angle === 90) return { left: bottom, right: top, y: -x }
  if (angle === 180) return { left: -right, right: -left, y: -y }
  if (angle === 270) return { left: -top, right: -bottom, y: x }
  return { left, right, y }
}

/** Leaves out running heads and page numbers that a tagged PDF marks as such. A page with little else keeps them. */
function withoutArtifacts(glyphs: Placed[]): Placed[] {
  const kept = glyphs.filter(({ isArtifact }) => !isArtifact)
  return kept.length * 2 > glyphs.length ? kept : glyphs
}

/** Leaves out what is beside the visible part of the page. */
function withoutOutside({ calls, buffer, float }: Engine, page: number, glyphs: Placed[]): Placed[] {
  if (!calls.FPDF_GetPageBoundingBox(page, buffer)) return glyphs
  const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)]
  if (right - left < 1 || top - bottom < 1) return glyphs
  return glyphs.filter((glyph) => {
    const [low, high] = glyph.angle % 180 === 90 ? [bottom, top] : [left, right]
    if (glyph.angle !== 0 && glyph.angle !== 90) return true
    return glyph.right > low - 1 && glyph.left < high + 1
  })
}
