import { DomainError } from '@rostra/kit/errors'
import { areLinesDisplayable, isDisplayable, normalizeLine, normalizeLines } from '../../../core/domain/personas/displayable-text.ts'
import { checkFileType } from './file-type.ts'
import type { UploadedFile } from './ports.ts'
import type { Pair, SourceKind } from './source.ts'

/** What an owner adds, unchecked. */
export type Material = ({ kind: 'file' } & UploadedFile) | { kind: 'text'; title: string; text: string } | ({ kind: 'pair' } & Pair)

/** Material that is normalized and valid. */
export interface CheckedMaterial {
  kind: SourceKind
  title: string
  /** What is stored as a file. Null for a pair. */
  content: Uint8Array | null
  /** Null unless it is a pair. */
  pair: Pair | null
  bytes: number
}

/** The longest text, in UTF-16 units. */
export const maxTextLength = 200_000
/** The largest file: 10 MB. */
export const maxFileBytes = 10 * 1024 * 1024
const maxLengths = { name: 255, title: 200, question: 1_000, answer: 4_000 }

/** Checks what an owner adds. Throws VALIDATION, UNSUPPORTED_TYPE or TOO_LARGE. */
export function readMaterial(material: Material): CheckedMaterial {
  if (material.kind === 'file') return readFile(material)
  return material.kind === 'text' ? readText(material) : readPair(material)
}

function readFile({ name, content }: UploadedFile): CheckedMaterial {
  if (content.length > maxFileBytes) {
    const message = 'A file may have at most 10 MB'
    throw new DomainError('invalid', 'TOO_LARGE', message, { fields: { file: message } })
  }
  const title = readLine('file', name.replace(/^.*[/\\]/s, ''), maxLengths.name)
  checkFileType(title, content)
  if (content.length === 0) throw invalid('file', 'The file is empty')
  return { kind: 'file', title, content, pair: null, bytes: content.length }
}

function readText({ title, text }: { title: string; text: string }): CheckedMaterial {
  if (text.length > maxTextLength) throw invalid('text', `The text must be at most ${maxTextLength} characters`)
  if (isBlank(text)) throw invalid('text', 'The text is empty')
  const content = Buffer.from(text)
  return { kind: 'text', title: readLine('title', title, maxLengths.title), content, pair: null, bytes: content.length }
}

function readPair(given: Pair): CheckedMaterial {
  const pair = { question: readLines('question', given.question), answer: readLines('answer', given.answer) }
  const bytes = Buffer.byteLength(pair.question) + Buffer.byteLength(pair.answer)
  return { kind: 'pair', title: pair.question, content: null, pair, bytes }
}

function readLine(field: string, raw: string, maxLength: number): string {
  const line = normalizeLine(raw, maxLength)
  checkText(field, line, maxLength, isDisplayable)
  return line
}

function readLines(field: 'question' | 'answer', raw: string): string {
  const lines = normalizeLines(raw, maxLengths[field])
  checkText(field, lines, maxLengths[field], areLinesDisplayable)
  return lines
}

function checkText(field: string, text: string, maxLength: number, displayable: (text: string) => boolean): void {
  if (text.length > maxLength) throw invalid(field, `The ${field} must be at most ${maxLength} characters`)
  if (isBlank(text)) throw invalid(field, `The ${field} is empty`)
  if (!displayable(text)) throw invalid(field, `The ${field} contains characters that cannot be shown`)
}

/** U+2800, the blank braille pattern, looks like a space. */
const isBlank = (text: string) => !/[^\s\u2800\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
