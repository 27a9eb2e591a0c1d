import { sentenceEnds } from '@rostra/text/sentence-ends'
import { Parser } from 'htmlparser2'
import type { Block } from '../../../domain/passages/block.ts'
import { joinLines } from './between-lines.ts'

const timing = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,]\d{1,3}\s*-->\s*/
/** Seconds without speech that end a paragraph. */
const longPause = 4
/** Characters after which a paragraph ends with its sentence. */
const longParagraph = 600
const endsSentence = new RegExp(`[${sentenceEnds}…]["'”’»)]*$`, 'u')

/**
 * Returns the text of subtitles (SubRip or WebVTT) as paragraphs, without times, styles and notes. A line that a subtitle repeats from
 * the one before it, as those of live captions do, is there once; the name of a speaker begins a line.
 */
export function blocksOfSubtitles(text: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let length = 0
  let before = new Set<string>()
  let endedAt = 0
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ level: null, text: joinLines(paragraph), page: null })
    ;[paragraph, length] = [[], 0]
  }
  for (const cue of text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/)) {
    const lines = cue.split('\n')
    const place = lines.findIndex((line) => timing.test(line))
    const times = place === -1 ? null : timesOf(lines[place] ?? '')
    if (!times) continue
    const said = lines.slice(place + 1).flatMap(plainLines)
    if (
      paragraph.length > 0 &&
      (times.start - endedAt > longPause || (length > longParagraph && endsSentence.test(paragraph.at(-1) ?? '')))
    )
      endParagraph()
    for (const line of said.filter((line) => !before.has(line))) {
      paragraph.push(line)
      length += line.length
    }
    ;[before, endedAt] = [new Set(said), times.end]
  }
  endParagraph()
  return blocks
}

function timesOf(line: string): { start: number; end: number } | null {
  const [from, to] = line.split('-->').map((time) => /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,]\d{1,3}/.exec(time))
  const seconds = (match: RegExpExecArray | null | undefined) =>
    match ? Number(match[1] ?? 0) * 3_600 + Number(match[2]) * 60 + Number(match[3]) : null
  const [start, end] = [seconds(from), seconds(to)]
  return start === null || end === null ? null : { start, end }
}

function plainLines(line: string): string[] {
  const plain = line
    .replace(/<v(?:\.[^\s>]{0,50})?\s+([^>]{1,100})>/g, '$1: ')
    .replace(/<rt>[^<]{0,100}<\/rt>|<[^<>]{0,200}>|\{\\[^{}]{0,200}\}/g, '')
  const shown = (plain.includes('&') ? decodeEntities(plain) : plain).replace(/[\u200e\u200f]/g, '').trim()
  return shown ? [shown] : []
}

/** Decodes the characters that a text without tags writes as entities, such as `&quot;`. */
function decodeEntities(text: string): string {
  const parts: string[] = []
  const parser = new Parser({ ontext: (part) => parts.push(part) })
  parser.write(text.replaceAll('<', '&lt;'))
  parser.end()
  return parts.join('').replaceAll('\u00a0', ' ')
}
