/** Format and control characters, which are invisible or reorder text. Excludes emoji and the joiners that some scripts need. */
const invisible = /(?<emoji>\p{RGI_Emoji})|[\p{Cf}--[\u200C\u200D]]|(?!\s)\p{Cc}/gv

/** Returns a text for other sites: without control characters, lone surrogates or bidirectional overrides. Keeps its lines. */
export const visibleText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(invisible, '$<emoji>')
    .replaceAll(/[\v\f]/g, ' ')

/** Returns a text for other sites as one line. */
export const plainText = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim()
