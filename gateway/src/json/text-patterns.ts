/*
 * Patterns that document the text rules of services in the OpenAPI document. They use only regular-expression syntax that every language
 * has, and refuse nothing that a service accepts. Rules that depend on Unicode tables, such as the places of joiners, are documented in
 * words.
 */
const controls = '\\u0000-\\u001f\\u007f-\\u009f'
const controlsButLayout = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
const noncharacters = '\\ufdd0-\\ufdef\\ufffe\\uffff'
const overrides = '\\u202d\\u202e'

/** No control character. */
export const plainPattern = `^[^${controls}]*$`

/** A text with a character that is neither space nor control. Names U+FEFF, which is a space in JavaScript but not in other languages. */
export const filledPattern = `[^\\s\\ufeff${controls}]`

/** A password with an uppercase letter, a lowercase letter and a digit, without control characters. */
export const newPasswordPattern = (() => {
  const [upper, lower, digit, any] = ['[A-Z]', '[a-z]', '[0-9]', `[^${controls}]*`] as const
  // Lists every order and uses no lookaheads: test generators create too few valid texts from those.
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

/** Invisible characters of the Basic Multilingual Plane, except joiners and variation selectors, which words and emoji need. */
const invisible =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ue000-\\uf8ff\\ufdd0-\\ufdef\\ufeff\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff'
const inLine = `${controls}${invisible}\\u2028\\u2029`
const inLines = `${controlsButLayout}${invisible}`

const from = (excluded: string, min: number) => `^[^\\s${excluded}][^${excluded}]{${min - 2},}[^\\s${excluded}]$`

/** One line of at least `min` visible characters without space around them. `min` is at least 2. */
export const linePattern = (min: number): string => from(inLine, min)

/** One or more lines of at least `min` visible characters without space around them. `min` is at least 2. */
export const linesPattern = (min: number): string => from(inLines, min)

/** Any number of lines without invisible characters, or an empty text. */
export const optionalLinesPattern = `^[^${inLines}]*$`

/** One line with a visible character. */
export const filledLinePattern = `^[^${inLine}]*[^\\s${inLine}][^${inLine}]*$`

/** One or more lines with a visible character. */
export const filledLinesPattern = `^[^${inLines}]*[^\\s${inLines}][^${inLines}]*$`

const inQuestion = `[^${controlsButLayout}${overrides}${noncharacters}]`

/** One or more lines with a visible character, without controls and direction overrides. */
export const questionPattern = `^${inQuestion}*[^\\s${controlsButLayout}${overrides}${noncharacters}]${inQuestion}*$`

/** 3 to 60 lowercase letters, digits and hyphens, or an empty text. */
export const slugPattern = '^(?:[a-z0-9-]{3,60})?$'

/** The address of a kept picture, an https URL without user name and password, or an empty text. */
export const avatarPattern = '^(?:/api/pictures/[A-Za-z0-9_-]{22}|https://[^\\s/?#@]+(?:[/?#]\\S*)?)?$'

/** An https or http://localhost origin as a browser writes it, `*`, or an empty text. */
export const originPattern =
  '^(?:\\*|https://(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\\[[0-9a-f:]+\\])(?::[0-9]+)?|http://localhost(?::[0-9]+)?)?$'
