/**
 * Letters, marks, spaces, ASCII digits and plain punctuation: no markup, no links, no handles, no invisible or bidirectional characters.
 */
const allowedCharacters = /^[\p{L}\p{M} 0-9.,;:!?'’"“”()–—-]*$/u

/** Words to a model, not to a reader. */
const commands = new RegExp(
  [
    '\\b(?:ignor\\w*|disregard\\w*|forget\\w*|overrid\\w*|overrul\\w*|bypass\\w*|obey\\w*)\\b[^.]{0,60}\\b(?:rules?|prompts?|above|previous|prior|guidelines?|sources?)\\b',
    '\\b(?:instructions?|system prompts?|developer mode|jailbreaks?|delimiters?)\\b',
    '\\b(?:you are now|as an ai|pretend (?:to be|you)|act as (?:an?|if)|respond with|repeat after)\\b',
    '\\b(?:quote|reveal|name|list|expose) (?:the |all |your |some |every |real )*(?:users?|members?|messages?|names?)\\b',
  ].join('|'),
  'i',
)

/** Whether a text is plain prose: in compatibility form, without markup, links, handles, invisible characters and glued sentences. */
export const isPlain = (text: string): boolean =>
  text.normalize('NFKC') === text && allowedCharacters.test(text) && !/\p{L}\.\p{L}/u.test(text)

/** Whether a plain text would begin a list, as pages show texts of stories as Markdown. */
export const beginsList = (text: string): boolean => /^(?:-|\d{1,9}[.)])\s/.test(text)

/**
 * Whether a text speaks to a model. A list of phrases: it keeps odd texts out of print;
 * what keeps models honest are the checks of what they write.
 */
export const hasCommand = (text: string): boolean => commands.test(text)

/** Splits a text where a capital letter says nothing: after the end of a sentence, a colon, and at quotation marks. */
export const sentencesOf = (text: string): string[] => text.split(/[.!?:][”"’')]*\s+|["“”]|\s[–—]\s/).filter((part) => part !== '')

/** Returns the passages between quotation marks; null when a mark is not closed. */
export function quotedIn(text: string): string[] | null {
  const parts = text.replace(/[“”]/g, '"').split('"')
  return parts.length % 2 === 0 ? null : parts.filter((_, i) => i % 2 === 1)
}
