import { readFields, withFields } from './form-fields.ts'
import type { Box, Page } from './glyph.ts'
import { readMarks } from './page-marks.ts'
import type { Engine, OpenDocument } from './pdfium.ts'
import { glyphOfReplaced, type Placed, readCharacters } from './read-characters.ts'
import { readStructure, type Tag } from './structure.ts'
import { upright } from './upright.ts'

/* Arguments and results of `FPDFPage_Flatten` (fpdf_flatten.h). */
const normalDisplay = 0
const flattenSuccess = 1
/** The part of a page's height, at its top and its bottom, where running heads and page numbers are. */
const edgeShare = 0.1
/** A page is scanned when pictures cover at least this part of it. */
const scannedShare = 0.6
/** The most letters of a stamp, such as "Scanned by" with a name. */
const longestStamp = 60

/**
 * Reads the characters of a page, with the texts that the PDF gives for what is drawn, and the fields of its form. Null
 * for a page that cannot be opened. `count` gets the characters of each text.
 */
export function readPage(
  engine: Engine,
  { document, form }: OpenDocument,
  index: number,
  count: (characters: number) => void,
): Page | null {
  const { calls } = engine
  const page = calls.FPDF_LoadPage(document, index)
  if (page === 0) return null
  try {
    const box = boxOf(engine, page)
    const own = readText(engine, page, false, count)
    const text = withoutArtifacts(withoutOutside(own.glyphs, box), box)
    const hasAnnotations = calls.FPDFPage_GetAnnotCount(page) > 0
    const annotated = hasAnnotations ? withAnnotations(engine, { document, form, page, index }, box, text, count) : text
    const glyphs = annotated.sort((a, b) => a.order - b.order)
    for (const glyph of glyphs) glyph.isAtEdge = box !== null && isAtEdge(glyph, box)
    return { ...upright(glyphs), unmapped: own.unmapped, isPicture: own.pictureArea !== null && isPicture(glyphs, box, own.pictureArea) }
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

/** Reads the text of a page, or that of its annotations, which have become a part of it. */
function readText(engine: Engine, page: number, onlyAnnotations: boolean, count: (characters: number) => void) {
  const text = engine.calls.FPDFText_LoadPage(page)
  try {
    const marks = readMarks(engine, page, onlyAnnotations)
    const tags: ReadonlyMap<number, Tag> = onlyAnnotations ? new Map() : readStructure(engine, page)
    const { glyphs, unmapped } = readCharacters(engine, text, marks, tags, count)
    for (const replaced of marks.replaced) {
      count(replaced.text.length + 1)
      if (replaced.text !== '' && Number.isFinite(replaced.box.left)) glyphs.push(glyphOfReplaced(replaced, tags))
    }
    return { glyphs, unmapped, pictureArea: marks.pictureArea }
  } finally {
    engine.calls.FPDFText_ClosePage(text)
  }
}

/** Adds the fields and other annotations of a page. They become a part of the page, whose own text the engine may then no longer find. */
function withAnnotations(
  engine: Engine,
  { document, form, page, index }: OpenDocument & { page: number; index: number },
  box: Box | null,
  text: readonly Placed[],
  count: (characters: number) => void,
): Placed[] {
  const { calls } = engine
  const { fields, areDrawn } = readFields(engine, form, page)
  for (const field of fields) count(field.text.length)
  if (!areDrawn || calls.FPDFPage_Flatten(page, normalDisplay) !== flattenSuccess) return withFields(text, [], fields)
  const flat = calls.FPDF_LoadPage(document, index)
  if (flat === 0) return withFields(text, [], fields)
  const { glyphs } = readText(engine, flat, true, count)
  calls.FPDF_ClosePage(flat)
  return withFields(text, withoutOutside(glyphs, box), fields)
}

/** Returns the visible part of a page. Null when it has none. */
function boxOf({ calls, buffer, float }: Engine, page: number): Box | null {
  if (!calls.FPDF_GetPageBoundingBox(page, buffer)) return null
  const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)]
  return right - left < 1 || top - bottom < 1 ? null : { left, bottom, right, top }
}

/** Leaves out what is beside the visible part of the page. */
function withoutOutside(glyphs: readonly Placed[], box: Box | null): Placed[] {
  return glyphs.filter(({ text, angle, left, right }) => {
    if (text === '') return false
    if (!box || (angle !== 0 && angle !== 90)) return true
    const [low, high] = angle === 90 ? [box.bottom, box.top] : [box.left, box.right]
    return right > low - 1 && left < high + 1
  })
}

/**
 * Leaves out running heads, page numbers and watermarks that a tagged PDF marks as such. Forms mark their labels too, without saying
 * what they are: those are left out at the top and the bottom of the page only. A page with little else keeps all.
 */
function withoutArtifacts(glyphs: Placed[], box: Box | null): Placed[] {
  const isLabel = (glyph: Placed) => glyph.artifact === 'untyped' && !(box && glyph.angle === 0 && isAtEdge(glyph, box))
  const kept = glyphs.filter((glyph) => glyph.artifact === 'none' || isLabel(glyph))
  return kept.length * 2 > glyphs.length ? kept : glyphs
}

/** Whether a page with pictures has no text, or is a scan with a stamp at its edge. */
function isPicture(glyphs: readonly Placed[], box: Box | null, pictureArea: number): boolean {
  const shown = glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (shown.length === 0) return true
  if (!box || shown.length > longestStamp) return false
  const isScan = pictureArea >= (box.right - box.left) * (box.top - box.bottom) * scannedShare
  return isScan && shown.every((glyph) => isAtEdge(glyph, box))
}

/** Whether the line of a glyph is at the edge of a page that is above or below it, in the direction of its text. */
function isAtEdge({ angle, y }: Placed, { left, bottom, right, top }: Box): boolean {
  const ends: Record<number, [low: number, high: number]> = {
    0: [bottom, top],
    90: [-right, -left],
    180: [-top, -bottom],
    270: [left, right],
  }
  const [low, high] = ends[angle] ?? [0, 0]
  const edge = (high - low) * edgeShare
  return y < low + edge || y > high - edge
}
