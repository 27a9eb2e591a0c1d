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

/**
 * Reads the characters of a page, with the texts that the PDF gives for what is drawn, and the fields of its form. Null for a page that cannot be opened. `count` gets the characters of each text.
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
    const own = readText(engine, page, 0, count)
    const text = withoutArtifacts(withoutOutside(own.glyphs, box), box)
    const hasAnnotations = calls.FPDFPage_GetAnnotCount(page) > 0
    const annotated = hasAnnotations ? withAnnotations(engine, { document, form, page, index }, box, text, count) : text
    const glyphs = annotated.sort((a, b) => a.order - b.order)
    return { ...upright(glyphs), unmapped: own.unmapped, hasPicture: own.hasPicture }
  } finally {
    calls.FPDF_ClosePage(page)
  }
}

/** Reads the text of a page; of its last `annotations` form objects only when there are any. */
function readText(engine: Engine, page: number, annotations: number, count: (characters: number) => void) {
  const text = engine.calls.FPDFText_LoadPage(page)
  try {
    const marks = readMarks(engine, page, annotations)
    const tags: ReadonlyMap<number, Tag> = annotations > 0 ? new Map() : readStructure(engine, page)
    const { glyphs, unmapped } = readCharacters(engine, text, marks, tags, count)
    for (const replaced of marks.replaced) {
      count(replaced.text.length + 1)
      if (replaced.text !== '' && Number.isFinite(replaced.box.left)) glyphs.push(glyphOfReplaced(replaced, tags))
    }
    return { glyphs, unmapped, hasPicture: marks.hasPicture }
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
  const { fields, drawn } = readFields(engine, form, page)
  for (const field of fields) count(field.text.length)
  if (drawn === 0 || calls.FPDFPage_Flatten(page, normalDisplay) !== flattenSuccess) return withFields(text, [], fields)
  const flat = calls.FPDF_LoadPage(document, index)
  if (flat === 0) return withFields(text, [], fields)
  const { glyphs } = readText(engine, flat, drawn, count)
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
 * Leaves out running heads, page numbers and watermarks that a tagged PDF marks as such. Forms mark their labels too, without saying what they are: those are left out at the top and the bottom of
 * the page only. A page with little else keeps all.
 */
function withoutArtifacts(glyphs: Placed[], box: Box | null): Placed[] {
  const edge = box ? (box.top - box.bottom) * edgeShare : 0
  const isAtEdge = ({ angle, y }: Placed) => box !== null && angle === 0 && (y < box.bottom + edge || y > box.top - edge)
  const kept = glyphs.filter((glyph) => glyph.artifact === 'none' || (glyph.artifact === 'untyped' && !isAtEdge(glyph)))
  return kept.length * 2 > glyphs.length ? kept : glyphs
}
