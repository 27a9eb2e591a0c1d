import { UnreadableFile } from '../../domain/sources/ports.ts'
import type { ReadingLimits } from './reading-limits.ts'

const number = new Intl.NumberFormat('en')

/** Unlike a broken part, which may be left out, it ends the reading. */
export class UnpacksTooLarge extends UnreadableFile {}

/** Why a file cannot be read, and what its owner can do. */
export const unreadable = {
  password: () => new UnreadableFile('This file is protected by a password. Save a copy without a password and upload that copy.'),
  /** `kind`: with its article. */
  damaged: (kind: string, cause?: unknown) =>
    new UnreadableFile(`This file is damaged, or it is not ${kind}. Open it on your computer, save it again and upload the new file.`, {
      cause,
    }),
  otherType: () =>
    new UnreadableFile(
      'Files of this type cannot be read. Upload a PDF, a Word document (.docx), another document of the types that the page lists, or plain text.',
    ),
  oldOffice: (program: string, type: string) =>
    new UnreadableFile(`This is a document of an old version of ${program}. Save it as ${type} and upload that file.`),
  notText: () => new UnreadableFile('This file is not plain text. Upload the text itself, or a PDF or a Word document (.docx).'),
  encoding: () =>
    new UnreadableFile(
      'The encoding of this file is not clear, so that its characters cannot be read. Save it as UTF-8 and upload it again.',
    ),
  onlyPictures: () =>
    new UnreadableFile('This PDF has no text, only pictures. Make its text readable with text recognition (OCR), and upload the result.'),
  copyProtected: () =>
    new UnreadableFile('This book is protected against copying, so that its text cannot be read. Upload a copy without protection.'),
  unmapped: () =>
    new UnreadableFile(
      'The letters of this PDF cannot be read: its fonts do not say which letters they draw. Save it again from the program that made it, or use text recognition (OCR).',
    ),
  oldFont: () =>
    new UnreadableFile(
      'The text of this file is in an old font that shows other letters than the file has, such as .VnTime or Kruti Dev. Convert the text to Unicode, and upload the new file.',
    ),
  empty: () => new UnreadableFile('There is no text in this file.'),
  noCard: () => new UnreadableFile('There is no character card in this file.'),
  /** `part`: of the card, with its article. `problem`: a sentence that quotes nothing of the file. */
  brokenCard: (part: string, problem: string) => new UnreadableFile(`${part} is broken: ${problem}.`, { cause: problem }),
  tooManyPages: (pages: number, limits: ReadingLimits) =>
    new UnreadableFile(
      `This PDF has ${number.format(pages)} pages. At most ${number.format(limits.pages)} can be read. Split it into smaller files.`,
    ),
  tooMuchText: (limits: ReadingLimits) =>
    new UnreadableFile(`This file has more than ${number.format(limits.characters)} characters of text. Split it into smaller files.`),
  unpacksTooLarge: (limits: ReadingLimits) =>
    new UnpacksTooLarge(
      `This document unpacks to more than ${number.format(Math.floor(limits.unpackedBytes / 2 ** 20))} MB. Save its text in a new document, or split it.`,
    ),
  tooManyParts: () => new UnreadableFile('This document has too many parts. Save its text in a new document, or split it.'),
  tooDeep: () =>
    new UnreadableFile('This document is nested too deeply. Save its text in a new document, without tables inside of tables.'),
  tooSlow: (limits: ReadingLimits) =>
    new UnreadableFile(`Reading this file takes longer than ${number.format(limits.cpuMs / 1_000)} seconds. Split it into smaller files.`),
  tooMuchMemory: () => new UnreadableFile('Reading this file needs too much memory. Split it into smaller files, or upload its text only.'),
}
