/** What shows that a person is in danger, in one language. */
export interface DangerSigns {
  /** One of them is enough. */
  signs: readonly RegExp[]
  /** Global patterns of what reads like a sign and is none, such as `cut myself shaving`. It is removed before signs are looked for. */
  harmless: readonly RegExp[]
}

/** Creates a pattern of whole words. Alternatives are separated by `|`. */
export const phrase = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u')

/** Creates a pattern of harmless phrases. */
export const harmlessPhrase = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'gu')

/** The speaker, in languages with spaces. A clause with one of these words may be about the speaker. */
const speaker = "i|i'm|i've|i'd|me|my|myself|we|ich|mich|mir|mein|meine|je|j'\\p{L}+|moi|mon|ma|yo|mi|mí|io|eu|mim|я|меня|мне"

/** Creates a pattern of a clause that names a work or its figure, and then a subject: `my novel is about a suicide`. */
export const workAbout = (works: string, subject: string): RegExp =>
  harmlessPhrase(`(?:${works})(?!\\p{L})(?:(?!(?<!\\p{L})(?:${speaker})(?!\\p{L}))[^.!?,;:]){0,40}(?<!\\p{L})(?:${subject})`)
