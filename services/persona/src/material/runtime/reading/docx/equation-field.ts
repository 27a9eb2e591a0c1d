import { shiftedText } from '../formats/shifted-text.ts'

/** An element of an equation: its letter, its options with their texts, and its parts. */
interface Element {
  name: string
  options: string
  parts: string[]
}

/** Elements inside of each other that are read. Word writes two or three. */
const mostDepth = 20
const separators = new Set([',', ';'])

/**
 * Returns the text of an instruction `EQ`, with which Word wrote equations and readings above characters before it had elements for them:
 * `EQ \o\ad(\s\up 9(とうきょう),東京)` is 東京.
 */
export function textOfEquation(instruction: string): string {
  const source = instruction.replace(/^\s*EQ\s*/i, '').replace(/\\\*\s*(?:"[^"]*"|\S+)\s*/g, '')
  let at = 0
  const readParts = (depth: number): string[] => {
    const parts = ['']
    const add = (text: string) => {
      parts[parts.length - 1] += text
    }
    while (at < source.length) {
      const character = source[at] ?? ''
      at++
      if (character === ')' && depth > 0) return parts
      if (depth > 0 && separators.has(character)) parts.push('')
      else if (character === '(' && depth < mostDepth) add(`(${readParts(depth + 1).join(',')})`)
      else if (character !== '\\') add(character)
      else if (/[a-z]/i.test(source[at] ?? '')) add(readElement(depth, parts.at(-1) ?? ''))
      else add(source[at++] ?? '')
    }
    return parts
  }
  const readElement = (depth: number, before: string): string => {
    const head = /(\w)\w*((?:\s*\\[a-z]{2}(?:\s?\d+|\\[^a-z\s])?)*)\s*\(/iy
    head.lastIndex = at
    const found = head.exec(source)
    if (!found || depth >= mostDepth) {
      at++
      return ''
    }
    at = head.lastIndex
    const [, name = '', options = ''] = found
    return written({ name: name.toLowerCase(), options, parts: readParts(depth + 1) }, depth, before)
  }
  return readParts(0).join('').trim()
}

function written({ name, options, parts }: Element, depth: number, before: string): string {
  const [first = '', second = '', third = ''] = parts
  switch (name) {
    case 'f':
      return `${grouped(first)}/${grouped(second)}`
    case 'r':
      return second === '' ? `√(${first})` : `root(${first})(${second})`
    case 's': {
      // Inside of another element it is a reading, which stands above the characters behind it.
      if (depth > 0 && before === '') return ''
      return shiftedText(first, /\\do/i.test(options) ? 'lowered' : 'raised', before)
    }
    case 'i':
      return `∫_${grouped(first)}^${grouped(second)} ${third}`
    case 'b':
      return `(${first})`
    case 'a':
      return parts.join('; ')
    case 'o':
    case 'x':
    case 'd':
      return parts.join('')
    default:
      return parts.join(',')
  }
}

const grouped = (text: string): string => (/^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`)
