import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { unreadable } from '../../reasons.ts'

declare global {
  /** What the types of the package expect of those of Emscripten. */
  interface EmscriptenModule {
    HEAPU8: Uint8Array
    wasmBinary: ArrayBuffer
    print: (text: string) => void
    printErr: (text: string) => void
  }
}

type Call = (...numbers: number[]) => number

/** The first number is the handle of a text, the second the place of a character. */
interface TextCalls {
  isGenerated: Call
  object: Call
  unicode: Call
  hasMapError: Call
  /** Writes a double-precision number to each of two addresses. */
  origin: Call
  /** Writes a rectangle of four single-precision numbers. */
  box: Call
}

/** PDFium in WebAssembly, with a buffer for what its calls return. */
export interface Engine {
  calls: WrappedPdfiumModule
  /** Calls for each character, without the checks and conversions of `calls`, which take most of the time. True is 1. */
  text: TextCalls
  /** The address of `bufferBytes` bytes. */
  buffer: number
  /** Returns the 32-bit floating point number at a place of the buffer, in numbers. */
  float: (index: number) => number
  double: (index: number) => number
  /** Returns bytes from the beginning of the buffer. */
  bytes: (length: number) => Uint8Array
  /** Returns the result of a call that gets the address of a number, and that number; null when the call fails. */
  length: (call: (address: number) => boolean) => number | null
}

export const bufferBytes = 65_536
/** Error codes of `FPDF_GetLastError` (fpdfview.h). */
const passwordError = 4
/** What `FPDF_GetFormType` returns for a document without fields (fpdf_formfill.h). */
const noForm = 0

let started: Promise<Engine> | undefined

async function startEngine(): Promise<Engine> {
  const file = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const silent = () => undefined
  const calls = await init({ wasmBinary: new Uint8Array(file).buffer, print: silent, printErr: silent })
  calls.PDFiumExt_Init()
  const { malloc } = calls.pdfium.wasmExports
  const buffer = malloc(bufferBytes)
  const lengthAddress = malloc(8)
  let view = new DataView(calls.pdfium.HEAPU8.buffer)
  /** The memory is another one after it has grown. */
  const memory = () => {
    if (view.buffer !== calls.pdfium.HEAPU8.buffer) view = new DataView(calls.pdfium.HEAPU8.buffer)
    return view
  }
  const direct = (name: string): Call => {
    const call: unknown = Reflect.get(calls.pdfium.wasmExports, name)
    if (typeof call !== 'function') throw new TypeError(`PDFium has no ${name}`)
    return (...numbers) => call(...numbers)
  }
  return {
    calls,
    text: {
      isGenerated: direct('FPDFText_IsGenerated'),
      object: direct('FPDFText_GetTextObject'),
      unicode: direct('FPDFText_GetUnicode'),
      hasMapError: direct('FPDFText_HasUnicodeMapError'),
      origin: direct('FPDFText_GetCharOrigin'),
      box: direct('FPDFText_GetLooseCharBox'),
    },
    buffer,
    float: (index) => memory().getFloat32(buffer + index * 4, true),
    double: (index) => memory().getFloat64(buffer + index * 8, true),
    bytes: (length) => calls.pdfium.HEAPU8.slice(buffer, buffer + Math.min(length, bufferBytes)),
    length: (call) => (call(lengthAddress) ? memory().getUint32(lengthAddress, true) : null),
  }
}

const damaged = (cause: unknown) => unreadable.damaged('a PDF', cause)

/** The handles of a document that is open. */
export interface OpenDocument {
  document: number
  /** Of its form, by which fields have values; 0 for none. */
  form: number
}

/** Opens a PDF, passes it to `read`, and closes it. Throws `UnreadableFile` for one that cannot be opened, or that breaks the engine. */
export async function withDocument<T>(content: Uint8Array, read: (engine: Engine, opened: OpenDocument) => T): Promise<T> {
  started ??= startEngine()
  const engine = await started
  const { calls } = engine
  const { malloc, free } = calls.pdfium.wasmExports
  try {
    const bytes = malloc(content.length)
    if (bytes === 0) throw unreadable.tooMuchMemory()
    calls.pdfium.HEAPU8.set(content, bytes)
    const document = calls.FPDF_LoadMemDocument(bytes, content.length, '')
    if (document === 0) {
      const password = calls.FPDF_GetLastError() === passwordError
      free(bytes)
      throw password ? unreadable.password() : damaged('it cannot be opened')
    }
    const fill = calls.FPDF_GetFormType(document) === noForm ? 0 : calls.PDFiumExt_OpenFormFillInfo()
    const form = fill === 0 ? 0 : calls.PDFiumExt_InitFormFillEnvironment(document, fill)
    const result = read(engine, { document, form })
    if (form !== 0) calls.PDFiumExt_ExitFormFillEnvironment(form)
    if (fill !== 0) calls.PDFiumExt_CloseFormFillInfo(fill)
    calls.FPDF_CloseDocument(document)
    free(bytes)
    return result
  } catch (error) {
    // A document is left open, and after a trap the memory is in an unknown state.
    started = undefined
    if (error instanceof Error && error.name === 'RuntimeError')
      throw /OOM|Aborted|memory/i.test(error.message) ? unreadable.tooMuchMemory() : damaged(error)
    throw error
  }
}

/** Returns a text that a call writes into the buffer as UTF-16; it returns the number of bytes. */
export function readUtf16(engine: Engine, write: (buffer: number, bytes: number) => number): string {
  const length = write(engine.buffer, bufferBytes)
  return length > bufferBytes ? '' : decodeUtf16(engine.bytes(length))
}

const decodeUtf16 = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes).replace(/\0+$/, '')
