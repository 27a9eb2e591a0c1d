/*
 * Patterns by which the API's document says rules of texts that services check, in the part of regular expressions that every language has.
 * They say what is never accepted. Rules that depend on Unicode tables, such as where a joiner may stand, are said in words.
 */
const controls = '\\u0000-\\u001f\\u007f-\\u009f'
const controlsButLayout = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const noncharacters = '\\ufdd0-\\ufdef\\ufffe\\uffff'
const overrides = '\\u202d\\u202e'

/** No control character. */
export const plainPattern = `^[^${controls}]*$`

/** Any text with a character that is neither space nor a control. JavaScript counts U+FEFF among spaces, other languages do not. */
export const filledPattern = `[^\\s\\ufeff${controls}]`

/** A password with an uppercase letter, a lowercase letter and a digit, without control characters. */
export const newPasswordPattern = (() => {
  const [upper, lower, digit, any] = ['[A-Z]', '[a-z]', '[0-9]', `[^${controls}]*`] as const
  // Every order, in place of lookaheads: from those, generators of texts make too few valid ones.
  const orders = [
    [upper, lower, digit],
    [upper, digit, lower],
    [lower, upper, digit],
    [lower, digit, upper],
    [digit, upper, lower],
    [digit, lower, upper],
  ]
  return `^${any}(?:${orders.map((order) => order.join(any)).join('|')})${any}$`
})()

/** Characters of the Basic Multilingual Plane that no reader sees; joiners and variation selectors have their uses. */
const invisible =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ue000-\\uf8ff\\ufdd0-\\ufdef\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff'
const inLine = `${controls}${invisible}\\u2028\\u2029`
const inLines = `${controlsButLayout}${invisible}`

const from = (excluded: string, min: number) => `^[^\\s${excluded}][^${excluded}]{${min - 2},}[^\\s${excluded}]$`

/** One line of at least `min` visible characters, from 2, without space around it. */
export const linePattern = (min: number): string => from(inLine, min)

/** At least `min` visible characters, from 2, on one line or several, without space around them. */
export const linesPattern = (min: number): string => from(inLines, min)

/** Visible characters on any number of lines, or none. */
export const optionalLinesPattern = `^[^${inLines}]*$`

/** One line with a visible character. */
export const filledLinePattern = `^[^${inLine}]*[^\\s${inLine}][^${inLine}]*$`

/** Lines with a visible character. */
export const filledLinesPattern = `^[^${inLines}]*[^\\s${inLines}][^${inLines}]*$`

const inQuestion = `[^${controlsButLayout}${overrides}${noncharacters}]`

/** Lines that are not blank, without controls and direction overrides. */
export const questionPattern = `^${inQuestion}*[^\\s${controlsButLayout}${overrides}${noncharacters}]${inQuestion}*$`

/** Lowercase letters, digits and hyphens, or empty. */
export const slugPattern = '^(?:[a-z0-9-]{3,60})?$'

/** An https address without user name and password, or empty. */
export const httpsPattern = '^(?:https://[^\\s/?#@]+(?:[/?#]\\S*)?)?$'

/** An origin as a browser writes it, `*`, or empty. */
export const originPattern =
  '^(?:\\*|https://(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\\[[0-9a-f:]+\\])(?::[0-9]+)?|http://localhost(?::[0-9]+)?)?$'
