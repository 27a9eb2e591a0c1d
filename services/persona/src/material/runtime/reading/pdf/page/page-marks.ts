import type { Box } from './glyph.ts'
import { bufferBytes, type Engine, readUtf16 } from './pdfium.ts'

/** Numbers a to f of a transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** What is drawn in place of a text that the PDF gives (`/ActualText`, ISO 32000-1, 14.9.4). */
export interface Replaced {
  text: string
  /** The place of its first object in the content stream. */
  order: number
  /** Of all its objects, in the units of the page. */
  box: Box
  contentId: number
  artifact: Artifact
  matrix: Matrix
  fontSize: number
}

/**
 * Whether a text is marked as no part of the document's: running heads, page numbers, watermarks (ISO 32000-1, 14.8.2.2).
 * `untyped`: without saying what it is, as some programs mark the labels of forms.
 */
export type Artifact = 'none' | 'untyped' | 'typed'

/** A text object of a page. */
export interface TextObject {
  /** Its place in the content stream. */
  order: number
  /** What it is drawn for. Null for its own characters. */
  replaced: Replaced | null
  artifact: Artifact
  /** Its place in the structure of a tagged PDF; -1 for none. */
  contentId: number
}

export interface PageMarks {
  objects: ReadonlyMap<number, TextObject>
  replaced: readonly Replaced[]
  /** The area of all pictures, in the units of the page. Null when it has none. */
  pictureArea: number | null
}

/* Types of page objects (fpdf_edit.h). */
const [textType, imageType, formType] = [1, 3, 5]
/** Levels of form objects inside of each other that are read. */
const deepestForm = 12
/** Above that of all text objects of a page. */
const orderOfAnnotations = 2 ** 40
const identity: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * Reads the order of the text objects of a page, and the texts that are given for them. `onlyAnnotations`: those of the annotations, which
 * `FPDFPage_Flatten` has put into one form object at the end of the page.
 */
export function readMarks(engine: Engine, page: number, onlyAnnotations = false): PageMarks {
  const { calls } = engine
  const objects = new Map<number, TextObject>()
  const replaced = new Map<number, Replaced>()
  let pictureArea: number | null = null
  let order = onlyAnnotations ? orderOfAnnotations : 0

  const addText = (object: number, form: Matrix, outer: Artifact) => {
    order++
    const { mark, text, artifact } = readObjectMarks(engine, object)
    const shownAs = artifact === 'none' ? outer : artifact
    const group = text === null ? null : (replaced.get(mark) ?? begin(engine, object, form, { text, order, artifact: shownAs }))
    if (group) {
      replaced.set(mark, group)
      extend(engine, object, form, group.box)
    }
    const contentId = calls.FPDFPageObj_GetMarkedContentID(object)
    if (group && group.contentId < 0) group.contentId = contentId
    objects.set(object, { order, replaced: group, artifact: shownAs, contentId })
  }
  const visit = (object: number, form: Matrix, depth: number, outer: Artifact) => {
    const type = calls.FPDFPageObj_GetType(object)
    if (type === textType) addText(object, form, outer)
    else if (type === imageType) pictureArea = (pictureArea ?? 0) + areaOf(engine, object, form)
    else if (type === formType && depth < deepestForm) {
      const matrix = multiply(
        matrixOf(engine, (buffer) => calls.FPDFPageObj_GetMatrix(object, buffer)),
        form,
      )
      const { artifact } = readObjectMarks(engine, object)
      const count = calls.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count; index++)
        visit(calls.FPDFFormObj_GetObject(object, index), matrix, depth + 1, artifact === 'none' ? outer : artifact)
    }
  }
  const count = calls.FPDFPage_CountObjects(page)
  for (let index = onlyAnnotations ? Math.max(0, count - 1) : 0; index < count; index++) {
    const object = calls.FPDFPage_GetObject(page, index)
    if (!onlyAnnotations || calls.FPDFPageObj_GetType(object) === formType) visit(object, identity, 0, 'none')
  }
  return { objects, replaced: [...replaced.values()], pictureArea }
}

/** Reads the outermost text that is given for an object. All objects of one marked sequence have the same mark. */
function readObjectMarks(engine: Engine, object: number): { mark: number; text: string | null; artifact: Artifact } {
  const { calls } = engine
  const count = calls.FPDFPageObj_CountMarks(object)
  let artifact: Artifact = 'none'
  let given: { mark: number; text: string | null } = { mark: 0, text: null }
  for (let index = 0; index < count; index++) {
    const mark = calls.FPDFPageObj_GetMark(object, index)
    if (nameOf(engine, mark) === 'Artifact') artifact = hasType(engine, mark) ? 'typed' : 'untyped'
    if (given.text !== null || calls.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') !== stringType) continue
    const length = engine.length((out) => calls.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', engine.buffer, bufferBytes, out))
    if (length !== null && length <= bufferBytes) given = { mark, text: decodePdfText(engine.bytes(length)) }
  }
  return { ...given, artifact }
}

const nameOf = (engine: Engine, mark: number): string =>
  readUtf16(engine, (buffer, bytes) => engine.length((out) => engine.calls.FPDFPageObjMark_GetName(mark, buffer, bytes, out)) ?? 0)

const hasType = ({ calls }: Engine, mark: number): boolean =>
  ['Type', 'Subtype'].some((key) => calls.FPDFPageObjMark_GetParamValueType(mark, key) === nameType)

/** Decodes a text string (ISO 32000-2, 7.9.2.2). */
function decodePdfText(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xef && bytes[1] === 0xbb ? 'utf-8' : 'latin1'
  return new TextDecoder(encoding).decode(bytes)
}

/* Types of objects (fpdfview.h). */
const [stringType, nameType] = [3, 4]

function begin(engine: Engine, object: number, form: Matrix, given: Pick<Replaced, 'text' | 'order' | 'artifact'>): Replaced {
  const { calls, buffer } = engine
  const matrix = multiply(
    matrixOf(engine, (start) => calls.FPDFPageObj_GetMatrix(object, start)),
    form,
  )
  const fontSize = calls.FPDFTextObj_GetFontSize(object, buffer) ? engine.float(0) : 0
  return { ...given, box: emptyBox(), matrix, fontSize, contentId: -1 }
}

const emptyBox = (): Box => ({
  left: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
})

function areaOf(engine: Engine, object: number, form: Matrix): number {
  const box = emptyBox()
  extend(engine, object, form, box)
  return Math.max(0, box.right - box.left) * Math.max(0, box.top - box.bottom)
}

/** Extends a box by the bounds of an object. */
function extend(engine: Engine, object: number, form: Matrix, box: Box): void {
  const { calls, buffer } = engine
  if (!calls.FPDFPageObj_GetBounds(object, buffer, buffer + 4, buffer + 8, buffer + 12)) return
  const [left, bottom, right, top] = [0, 1, 2, 3].map((index) => engine.float(index)) as [number, number, number, number]
  for (const [x, y] of [
    [left, bottom],
    [right, top],
    [left, top],
    [right, bottom],
  ] as const) {
    const [atX, atY] = [form[0] * x + form[2] * y + form[4], form[1] * x + form[3] * y + form[5]]
    box.left = Math.min(box.left, atX)
    box.right = Math.max(box.right, atX)
    box.bottom = Math.min(box.bottom, atY)
    box.top = Math.max(box.top, atY)
  }
}

/** Returns a matrix that a call writes into a buffer; the identity when it fails. */
export function matrixOf(engine: Engine, write: (buffer: number) => boolean): Matrix {
  if (!write(engine.buffer)) return identity
  return [0, 1, 2, 3, 4, 5].map((index) => engine.float(index)) as [number, number, number, number, number, number]
}

/** Returns the transformation that is `first` and then `second`. */
const multiply = (first: Matrix, second: Matrix): Matrix => [
  first[0] * second[0] + first[1] * second[2],
  first[0] * second[1] + first[1] * second[3],
  first[2] * second[0] + first[3] * second[2],
  first[2] * second[1] + first[3] * second[3],
  first[4] * second[0] + first[5] * second[2] + second[4],
  first[4] * second[1] + first[5] * second[3] + second[5],
]
