/** Letters that are written from right to left. */
const rightToLeft = /(?=\p{L})[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\u0640]/u
const letter = /\p{L}/u
const digit = /[\p{Nd}%$€£#°+]/u
/** Signs between two numbers that belong to both. */
const betweenNumbers = /^[.,:/\-–]$/

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

type Kind = 'R' | 'L' | 'N' | 'neutral'

const kindOf = (text: string): Kind =>
  // Digits of Arabic are written from left to right.
  digit.test(text) && !/\p{L}/u.test(text) ? 'N' : rightToLeft.test(text) ? 'R' : letter.test(text) ? 'L' : 'neutral'

/** Whether a line has letters that are written from right to left. */
export const hasRightToLeft = (parts: readonly string[]): boolean => parts.some((text) => kindOf(text) === 'R')

/** Whether most letters are written from right to left. */
export function isMostlyRightToLeft(parts: readonly string[]): boolean {
  let [right, left] = [0, 0]
  for (const text of parts) {
    const kind = kindOf(text)
    if (kind === 'R') right += text.length
    else if (kind === 'L') left += text.length
  }
  return right > left
}

/**
 * Returns the parts of a line in the order in which they are read. They are given as they stand on the page, from left to right; the letters inside of a part are in order already. The reverse of
 * the Unicode bidirectional algorithm (UAX #9) for one line: numbers and words of other scripts keep their order inside of a line from right to left, and the other way around.
 * `isRightToLeft`: the direction of the line.
 */
export function inReadingOrder(parts: readonly string[], isRightToLeft: boolean): string[] {
  const kinds = parts.map(kindOf)
  if (!kinds.includes('R')) return [...parts]
  const levels = resolve(parts, kinds, isRightToLeft)
  const runs = [...runsOf(parts, levels)].map((run) =>
    run.right ? run.parts.toReversed().map((text) => mirrored[text] ?? text) : run.parts,
  )
  return isRightToLeft ? withMatchingBrackets(runs.reverse().flat()) : runs.flat()
}

/** Returns for each part whether it runs from right to left. Neutral signs follow what is at both sides, or else the line. */
function resolve(parts: readonly string[], kinds: readonly Kind[], isRightToLeft: boolean): boolean[] {
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
    const isInNumber = kinds[index - 1] === 'N' && kinds[index + 1] === 'N' && betweenNumbers.test(parts[index] ?? '')
    const isLeft = (kind: Kind | undefined) => kind === 'L' || kind === 'N'
    // Two numbers with a blank between them are two words; a number beside a word of another script belongs to it.
    const joins = isLeft(before) && isLeft(after) && (before === 'L' || after === 'L')
    if (isInNumber || joins) right.push(false)
    else if (before === 'R' && after === 'R') right.push(true)
    else right.push(isRightToLeft)
  }
  return right
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

/** Some programs give the character of a bracket, others that of its shape. A line in which brackets close before they open has the latter. */
function withMatchingBrackets(parts: string[]): string[] {
  const first = parts.find((text) => text === '(' || text === ')')
  return first === ')' ? parts.map((text) => mirrored[text] ?? text) : parts
}
