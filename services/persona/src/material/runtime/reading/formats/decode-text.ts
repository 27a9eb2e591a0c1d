import { utf16Of } from '../../../domain/sources/utf16.ts'
import { unreadable } from '../reasons.ts'
import { lowerCase, type Profile, profiles } from './letters-of-languages.ts'

/** Bytes by which an encoding is recognised: of the lines that have bytes beyond ASCII. */
const sampleBytes = 100_000
/** The most bytes of a line before its first one beyond ASCII that are among them. */
const bytesBefore = 500
/** The share of broken characters of a text that is UTF-8 all the same. */
const mostBroken = 0.01
/** The least fit, from 0 to 1, of an encoding that is taken. */
const leastFit = 0.6
/** The characters of a text by which its language is told. */
const toldByLength = 1_000
/** How well a text without letters beyond ASCII fits, such as one with quotation marks only. */
const signsFit = 0.95
const westernLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi']
/** Of less than this many letters a single unusual one would decide. */
const fewLetters = 4
/** What begins Japanese characters in ISO-2022-JP. */
const japaneseEscapes = ['\u001b$B', '\u001b$@']
const beyondAscii = /[\u0080-\u{10ffff}]/u
const eachBeyondAscii = /[\u0080-\u{10ffff}]/gu
const utf8Mark = [0xef, 0xbb, 0xbf]
const lineFeed = 0x0a
const letters = /[[\p{L}\p{M}]--\p{ASCII}]/gv
/** Signs that all encodings of one byte for Western languages share with each other. */
const signs = /^[\u00a0-\u00bf\u00d7\u00f7\u2013-\u203a\u20ac\u2122\ufffd]*$/u
/** What speaks against an encoding: a sign such as ¿ or € inside of a word or before it, a capital letter inside of it, and letters of two scripts. */
const signInWord = /(?<=\p{L})[\u00a1-\u00bf\u00d7\u00f7\u2500-\u259f\u20ac\u201e\u2020\u2021]+(?=\p{L})/gu
const mixedWord =
  /[A-Za-z](?=[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}])|(?<=[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}])[A-Za-z]/gu
const signBeforeWord = /[£¤¥€×÷](?=\p{L})/gu
const capitalInWord = /\p{Ll}(?=[\p{Lu}--\p{ASCII}])/gv
/** Of Thai: a number or a sign before a letter, and a mark without one. */
const strangeThai = /[\u0e3f\u0e4f-\u0e5b](?=[\u0e01-\u0e30])|(?<![\u0e01-\u0e2e\p{M}])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu
const strangeSigns = [signInWord, mixedWord, signBeforeWord, capitalInWord, strangeThai]
const undefinedByte = /[\u0080-\u009f]/

/**
 * Decodes a text: UTF-8, UTF-16, the encoding that it names, or one that is recognised by the letters of its language (Windows-125x,
 * ISO 8859, KOI8, GBK, Big5, Shift_JIS, EUC). Refuses binary data, and a text whose encoding is not clear.
 */
export async function decodeText(content: Uint8Array, named = 'utf-8'): Promise<string> {
  const certain = decodeByBytes(content) ?? decodeNamed(content, named)
  if (certain !== null) return refuseBinary(certain)
  const utf8 = decode(content, 'utf-8')
  if (!beyondAscii.test(utf8))
    return refuseBinary(japaneseEscapes.some((start) => utf8.includes(start)) ? decode(content, 'iso-2022-jp') : utf8)
  refuseBinary(decode(content, 'windows-1252'))
  const encoding = await recognise(partsBeyondAscii(content))
  if (!encoding) throw unreadable.encoding()
  return refuseBinary(decode(content, encoding))
}

/**
 * Decodes what is UTF-16, or UTF-8 with characters beyond ASCII, by its byte order mark or its bytes, whatever encoding is named.
 * Null for other bytes.
 */
export function decodeByBytes(content: Uint8Array): string | null {
  const utf16 = utf16Of(content)
  if (utf16) return decode(content, utf16)
  const utf8 = decode(content, 'utf-8')
  if (utf8Mark.every((byte, index) => content[index] === byte)) return utf8
  const broken = count(utf8, /\ufffd/g)
  return beyondAscii.test(utf8) && broken <= count(utf8, eachBeyondAscii) * mostBroken ? utf8 : null
}

/** Decodes a text in an encoding that it names. Null for UTF-8, for an unknown encoding, and for a text of another one. */
export function decodeNamed(content: Uint8Array, named: string): string | null {
  if (/^utf-?(?:8|16)/i.test(named)) return null
  try {
    return new TextDecoder(named, { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** Returns the lines of a text that have bytes beyond ASCII, from shortly before the first one of each. */
function partsBeyondAscii(content: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  let at = 0
  while (size < sampleBytes) {
    while (at < content.length && (content[at] ?? 0) < 0x80) at++
    if (at === content.length) break
    const before = content.subarray(Math.max(0, at - bytesBefore), at)
    const start = at - before.length + before.lastIndexOf(lineFeed) + 1
    const lineEnd = content.indexOf(lineFeed, at)
    const end = Math.min(lineEnd === -1 ? content.length : lineEnd + 1, start + sampleBytes - size)
    parts.push(content.subarray(start, end))
    size += end - start
    at = end
  }
  return Buffer.concat(parts)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const decode = (content: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(content)

/**
 * Returns the encoding in which a text has the letters of a language as often as usual; of several, the one whose words are likeliest. Null when none
 * fits.
 */
async function recognise(sample: Uint8Array): Promise<string | null> {
  const texts = new Map<string, string>()
  const textIn = (encoding: string): string => {
    const text = texts.get(encoding) ?? decode(sample, encoding)
    texts.set(encoding, text)
    return text
  }
  const shown = textIn('windows-1252').match(eachBeyondAscii)?.join('') ?? ''
  const hasSignsOnly = signs.test(shown) && !undefinedByte.test(shown)
  const rated = profiles.flatMap((profile) =>
    profile.encodings.map((encoding) => ({ encoding, languages: profile.languages, fit: fitOf(textIn(encoding), profile) })),
  )
  const fitting = rated.filter(({ fit }) => fit >= leastFit)
  if (hasSignsOnly) fitting.push({ encoding: 'windows-1252', languages: westernLanguages, fit: signsFit })
  if (fitting.length > 0) {
    // Takes as much memory as a small file, so only a text that is not UTF-8 loads it.
    const { likelihoods } = await import('@rostra/text/languages/likelihoods')
    const scored = fitting.map(({ encoding, languages, fit }) => {
      const likelihoodOf = likelihoods(textIn(encoding).slice(0, toldByLength))
      return { encoding, score: fit + Math.max(...languages.map(likelihoodOf)) }
    })
    return scored.reduce((most, each) => (each.score > most.score ? each : most)).encoding
  }
  return null
}

/** Returns how well a decoded text fits a language, from 0 to 1. */
function fitOf(text: string, { letters: frequent, share }: Profile): number {
  const shown = text.match(eachBeyondAscii) ?? []
  if (shown.some((character) => character === '\ufffd' || undefinedByte.test(character)) && brokenShare(shown) > mostBroken) return 0
  const found = text.match(letters) ?? []
  if (found.length === 0) return 0
  const known = found.filter((letter) => frequent.has(lowerCase(letter))).length
  const strange = strangeSigns.reduce((sum, pattern) => sum + count(text, pattern), 0)
  const least = found.length < fewLetters ? 1 : share
  return Math.min(1, known / found.length / least) - strange / found.length
}

const brokenShare = (shown: readonly string[]): number =>
  shown.filter((character) => character === '\ufffd' || undefinedByte.test(character)).length / shown.length

/** Control characters that a text rarely has, and their largest share of the beginning of a text. */
const control = /[\p{Cc}--[\t-\r\u{7f}-\u{9f}]]/gv
const beginning = 100_000
const mostControls = 0.01

function refuseBinary(text: string): string {
  const start = text.slice(0, beginning)
  if (text.includes('\0') || count(start, control) > start.length * mostControls) throw unreadable.notText()
  return text
}
