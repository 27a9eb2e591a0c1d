import type { Box } from './glyph.ts'
import { type Engine, readUtf16 } from './pdfium.ts'
import type { Placed } from './read-characters.ts'

/** A field of a form on a page, in the units of the page. */
export interface Field extends Box {
  /** Its value, or the sign of a check box. */
  text: string
}

/* Types of fields (fpdf_formfill.h), and flags of annotations and of fields (ISO 32000-1, 12.5.3 and 12.7.3). */
const [checkBox, radioButton, comboBox, listBox, textField] = [2, 3, 4, 5, 6]
const widget = 20
const [hidden, noView, password] = [2, 32, 1 << 13]
/** More fields of a page are read as drawn. */
const mostFields = 2_000
/** The largest part of a field's height that its letters have, and their usual size. */
const letterShare = 0.7
const usualSize = 12

/**
 * Reads the fields of a page, and removes from it the annotations that are read already or that no reader sees: check boxes, whose signs
 * are drawn by fonts of signs, and hidden ones. `form`: a handle of the document's form. `areDrawn`: whether an annotation that is left has
 * a drawing.
 */
export function readFields(engine: Engine, form: number, page: number): { fields: Field[]; areDrawn: boolean } {
  const { calls } = engine
  const fields: Field[] = []
  const removed: number[] = []
  const count = calls.FPDFPage_GetAnnotCount(page)
  let areDrawn = count > mostFields
  for (let index = 0; index < Math.min(count, mostFields); index++) {
    const annotation = calls.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const { field, isRemoved } = readAnnotation(engine, form, annotation)
    if (field) fields.push(field)
    if (isRemoved) removed.push(index)
    else if (calls.FPDFAnnot_HasKey(annotation, 'AP')) areDrawn = true
    calls.FPDFPage_CloseAnnot(annotation)
  }
  for (const index of removed.reverse()) calls.FPDFPage_RemoveAnnot(page, index)
  return { fields, areDrawn }
}

function readAnnotation(engine: Engine, form: number, annotation: number): { field: Field | null; isRemoved: boolean } {
  const { calls, buffer } = engine
  if (calls.FPDFAnnot_GetFlags(annotation) & (hidden | noView)) return { field: null, isRemoved: true }
  const isField = form !== 0 && calls.FPDFAnnot_GetSubtype(annotation) === widget && calls.FPDFAnnot_GetRect(annotation, buffer)
  if (!isField) return { field: null, isRemoved: false }
  const [left, top, right, bottom] = [0, 1, 2, 3].map((place) => engine.float(place)) as [number, number, number, number]
  const { text, isSign } = readValue(engine, form, annotation)
  return { field: text === '' ? null : { left, bottom, right, top, text }, isRemoved: isSign }
}

function readValue(engine: Engine, form: number, annotation: number): { text: string; isSign: boolean } {
  const { calls } = engine
  const type = calls.FPDFAnnot_GetFormFieldType(form, annotation)
  if (type === checkBox || type === radioButton) {
    const state = readUtf16(engine, (buffer, bytes) => calls.FPDFAnnot_GetStringValue(annotation, 'AS', buffer, bytes))
    return { text: state === '' || state === 'Off' ? '☐' : '☑', isSign: true }
  }
  const isText = type === textField && (calls.FPDFAnnot_GetFormFieldFlags(form, annotation) & password) === 0
  if (!isText && type !== comboBox && type !== listBox) return { text: '', isSign: false }
  const value = readUtf16(engine, (buffer, bytes) => calls.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, bytes))
  return { text: value.replace(/\s+/g, ' ').trim(), isSign: false }
}

/**
 * Returns the text of a page with that of its fields, `drawn`, each in the line of its label: the text at its
 * left, or else at its right. Fields that draw no text have their value.
 */
export function withFields(labels: readonly Placed[], drawn: readonly Placed[], fields: readonly Field[]): Placed[] {
  const ofFields = new Map<Field, Placed[]>()
  const others: Placed[] = []
  for (const glyph of drawn) {
    const field = fields.find((each) => isInside(each, glyph))
    const own = field ? (ofFields.get(field) ?? []) : others
    if (field) ofFields.set(field, own)
    own.push(glyph)
  }
  const shown = fields.flatMap((field) => {
    const own = ofFields.get(field) ?? []
    const glyphs = own.some(({ text }) => text.trim() !== '') ? own : [glyphOf(field)]
    const order = orderOf(field, labels)
    return order === null ? glyphs : glyphs.map((glyph) => ({ ...glyph, order }))
  })
  return [...labels, ...others, ...shown]
}

const isInside = ({ left, right, bottom, top }: Field, glyph: Placed): boolean =>
  glyph.left >= left - 1 && glyph.left <= right + 1 && glyph.y >= bottom - 1 && glyph.y <= top + 1

function glyphOf({ left, right, bottom, top, text }: Field): Placed {
  const size = Math.min((top - bottom) * letterShare, usualSize)
  const y = top - bottom > usualSize * 2 ? top - size : bottom + (top - bottom - size * letterShare) / 2
  return { text, left, right, y, size, angle: 0, order: Number.POSITIVE_INFINITY, artifact: 'none', isAfterGap: false }
}

/**
 * Returns a place in the content stream behind the label of a field or, for one whose
 * label is at its right, before it. Null without a label.
 */
function orderOf(field: Field, labels: readonly Placed[]): number | null {
  const beside = labels.filter(({ text, y, size }) => text.trim() !== '' && y > field.bottom - size * 0.3 && y < field.top)
  const nearest = (distance: (glyph: Placed) => number) => {
    let best: Placed | null = null
    for (const glyph of beside) if (distance(glyph) >= 0 && (best === null || distance(glyph) < distance(best))) best = glyph
    return best
  }
  const before = nearest((glyph) => field.left - glyph.left)
  if (before) return before.order + 0.5
  const after = nearest((glyph) => glyph.left - field.left)
  return after ? after.order - 0.5 : null
}
