/** Letters that are written from right to left. */
const rightToLeft = /(?=\p{L})[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\u0640]/u
const letter = /\p{L}/u
const digit = /[\p{Nd}⁰¹²³⁴-⁹⁺⁻₀-₉₊₋]/u
/** Signs beside a number that belong to it, but not after an Arabic letter (UAX #9, W2 to W5). */
const besideNumber = /^[%\u066a‰$€£#°]$/
/** Signs between two numbers that belong to both; the first ones not after an Arabic letter. A dash stands between two numbers. */
const betweenEuropeanNumbers = /^[+-]$/
const betweenNumbers = /^[.,:/\u060c\u066b\u066c]$/
const arabicLetter = /(?=\p{L})\p{sc=Arab}/u
const opening = /^[([{«]$/
const closing = /^[)\]}»]$/
const afterWord = /^[\s.,:;!?،؛؟…]/

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

const single = ['‘', '’'] as const
const double = ['“', '”'] as const
const quotes: Readonly<Record<string, readonly [open: string, close: string]>> = { '‘': single, '’': single, '“': double, '”': double }

type Kind = 'R' | 'L' | 'N' | 'neutral'

const kindOf = (text: string): Kind =>
  // Digits of Arabic are written from left to right.
  (digit.test(text) && !letter.test(text)) || besideNumber.test(text)
    ? 'N'
    : rightToLeft.test(text)
      ? 'R'
      : letter.test(text)
        ? 'L'
        : 'neutral'

/** Whether a line has letters that are written from right to left. */
export const hasRightToLeft = (parts: readonly string[]): boolean => parts.some((text) => kindOf(text) === 'R')

/** Whether most letters are written from right to left. */
export function isMostlyRightToLeft(parts: readonly string[]): boolean {
  let right = 0
  let left = 0
  for (const text of parts) {
    const kind = kindOf(text)
    if (kind === 'R') right += text.length
    else if (kind === 'L') left += text.length
  }
  return right > left
}

/**
 * Returns the parts of a line in the order in which they are read. They are given as they stand on the page, from
 * left to right; the letters inside of a part are in order already. The reverse of the Unicode bidirectional
 * algorithm (UAX #9) for one line: numbers and words of other scripts keep their order inside of a line from right
 * to left, and the other way around. `isRightToLeft`: the direction of the line.
 */
export function inReadingOrder(parts: readonly string[], isRightToLeft: boolean): string[] {
  const kinds = parts.map(kindOf)
  if (!kinds.includes('R')) return [...parts]
  setLoneSignsApart(parts, kinds)
  const afterArabic = isRightToLeft ? areAfterArabic(parts) : []
  if (isRightToLeft) setSignsApart(parts, kinds)
  const levels = resolve(parts, kinds, isRightToLeft, afterArabic)
  const turned = [...parts]
  for (const [first, last] of isRightToLeft ? bracketsOfWords(parts, kinds) : []) {
    for (const place of [first, last]) levels[place] = false
    if (closing.test(parts[first] ?? '')) turned[first] = mirrored[parts[first] ?? ''] ?? ''
    if (opening.test(parts[last] ?? '')) turned[last] = mirrored[parts[last] ?? ''] ?? ''
  }
  const runs = [...runsOf(turned, levels)].map((run) => ({
    ...run,
    parts: run.right ? run.parts.toReversed().map((text) => mirrored[text] ?? text) : run.parts,
  }))
  if (isRightToLeft) runs.reverse()
  return withBrackets(
    runs.flatMap((run) => run.parts),
    runs.flatMap(({ right, parts: { length } }) => new Array<boolean>(length).fill(right)),
  )
}

/** Sets signs apart that are beside no number, as in C#. */
function setLoneSignsApart(parts: readonly string[], kinds: Kind[]): void {
  for (let start = 0; start < parts.length; ) {
    let end = start
    while (end < parts.length && besideNumber.test(parts[end] ?? '')) end++
    if (!digit.test(parts[start - 1] ?? '') && !digit.test(parts[end] ?? '')) kinds.fill('neutral', start, end)
    start = end + 1
  }
}

/** Returns for each part of a line from right to left whether the last letter before it, which is at its right, is Arabic. */
function areAfterArabic(parts: readonly string[]): boolean[] {
  let strong = ''
  return parts
    .toReversed()
    .map((text) => {
      if (letter.test(text)) strong = text
      return arabicLetter.test(strong)
    })
    .reverse()
}

/** Sets the signs of numbers apart that follow an Arabic letter, which is at their right in a line from right to left. */
function setSignsApart(parts: readonly string[], kinds: Kind[]): void {
  const hasArabic = parts.some((text) => arabicLetter.test(text))
  let strong: string | undefined
  for (let index = parts.length - 1; index >= 0; index--) {
    const text = parts[index] ?? ''
    if (letter.test(text)) strong = text
    if (!besideNumber.test(text)) continue
    // At the beginning of a line a sign is behind its number, too.
    const isApart = strong === undefined ? hasArabic && digit.test(parts[index + 1] ?? '') : arabicLetter.test(strong)
    if (isApart) kinds[index] = 'neutral'
  }
}

/**
 * Turns brackets of text from right to left around by their neighbours: some programs give the character of a bracket, others that of
 * its shape, and some both in one line. `isTurned`: for each part whether it is of such text.
 */
function withBrackets(parts: readonly string[], isTurned: readonly boolean[]): string[] {
  let isOpen = false
  return parts.map((text, index) => {
    if (isTurned[index] && quotes[text]) return quoteBetween(text, parts[index - 1] ?? ' ', parts[index + 1] ?? ' ')
    const isOpening = opening.test(text)
    if (!isOpening && !closing.test(text)) return text
    const before = parts[index - 1] ?? ' '
    const after = parts[index + 1] ?? ' '
    const begins = /^\s/.test(before) && !/^\s/.test(after)
    const ends = afterWord.test(after) && !/^\s/.test(before)
    const shouldOpen = begins || (!ends && !isOpen)
    isOpen = isTurned[index] ? shouldOpen : isOpening
    return isOpen === isOpening ? text : (mirrored[text] ?? text)
  })
}

/** Returns a quotation mark of text from right to left by its neighbours: the engine turns it around. */
function quoteBetween(text: string, before: string, after: string): string {
  const [open = text, close = text] = quotes[text] ?? []
  const isBehindWord = /^[\p{L}\p{M}\p{N}.,!?]/u.test(before)
  const isBeforeWord = /^[\p{L}\p{M}\p{N}]/u.test(after)
  return isBehindWord ? close : isBeforeWord ? open : text
}

/** Returns for each part whether it runs from right to left. Neutral signs follow what is at both sides, or else the line. */
function resolve(parts: readonly string[], kinds: readonly Kind[], isRightToLeft: boolean, afterArabic: readonly boolean[]): boolean[] {
  const right: boolean[] = []
  const kindsBefore = lastKinds(kinds)
  const kindsAfter = lastKinds(kinds.toReversed()).reverse()
  for (const [index, kind] of kinds.entries()) {
    if (kind !== 'neutral') {
      right.push(kind === 'R')
      continue
    }
    const before = kindsBefore[index]
    const after = kindsAfter[index]
    const sign = parts[index] ?? ''
    const isJoining = betweenNumbers.test(sign) || (betweenEuropeanNumbers.test(sign) && !afterArabic[index])
    const isInNumber = isJoining && digit.test(parts[index - 1] ?? '') && digit.test(parts[index + 1] ?? '')
    const isLeft = (kind: Kind | undefined) => kind === 'L' || kind === 'N'
    // Two numbers with a blank between them are two words; a number beside a word of another script belongs to it.
    const joins = isLeft(before) && isLeft(after) && (before === 'L' || after === 'L')
    if (isInNumber || joins) right.push(false)
    else if (before === 'R' && after === 'R') right.push(true)
    else right.push(isRightToLeft)
  }
  return right
}

/** Returns the places of brackets around words of another script that follow one: "a.txt (PDF)" (UAX #9, N0). */
function bracketsOfWords(parts: readonly string[], kinds: readonly Kind[]): [first: number, last: number][] {
  const kindsBefore = lastKinds(kinds)
  const places: [first: number, last: number][] = []
  let open = -1
  for (const [index, text] of parts.entries()) {
    if (kinds[index] === 'R') open = -1
    // The engine turns some of them around.
    else if (!opening.test(text) && !closing.test(text)) continue
    else if (open >= 0 && [text, mirrored[text]].includes(parts[open])) {
      if (kindsBefore[index] === 'L') places.push([open, index])
      open = -1
    } else open = kindsBefore[index] === 'L' ? index : -1
  }
  return places
}

/** Returns for each place the last kind before it that is not neutral. */
function lastKinds(kinds: readonly Kind[]): (Kind | undefined)[] {
  let last: Kind | undefined
  return kinds.map((kind) => {
    const before = last
    if (kind !== 'neutral') last = kind
    return before
  })
}

function* runsOf(parts: readonly string[], levels: readonly boolean[]): Generator<{ right: boolean; parts: string[] }> {
  let run: { right: boolean; parts: string[] } | undefined
  for (const [index, text] of parts.entries()) {
    const right = levels[index] ?? false
    if (run?.right === right) run.parts.push(text)
    else {
      if (run) yield run
      run = { right, parts: [text] }
    }
  }
  if (run) yield run
}
