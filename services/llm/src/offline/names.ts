import type { Language } from './languages/language.ts'
import { languages } from './languages/language-of.ts'

const opens = /^(?:\W*(?:hi|hello|hey|hiya|yo)\b\W*(?:\p{L}+\W+)?)?(?:i'?m|i am|this is|it'?s)\s+/iu
/** What may follow a name in an introduction: the end of the clause, or `and`, `from`, `here`. */
const end = /^\s*(?:$|[.,!;]|(?:and|from|here|but|i'?m|i)\b)/iu
/** What people say of themselves that is no name. */
const noNames =
  /^(?:an?|the|not|so|very|just|also|in|on|at|from|new|back|here|fine|good|ok(?:ay)?|sorry|sure|glad|happy|sad|lost|stuck|sick|ill|bad|old|young|poor|broke|busy|lonely|alone|angry|scared|afraid|diabetic|pregnant|single|married|vegan|vegetarian|vegetarisch|celiac|coeliac|kosher|halal|allergic|left|right|deaf|blind|gay|trans|muslim|jewish|christian|catholic|hindu|buddhist|german|french|spanish|italian|english|american|british|irish|scottish|welsh|dutch|polish|russian|ukrainian|chinese|japanese|korean|indian|brazilian|mexican|canadian|australian|swedish|danish|norwegian|finnish|greek|turkish|portuguese|african|asian|european|\p{L}+(?:ing|ed|less|ful|ous))$/iu

/** Returns the name that a message tells in the language's own phrase, such as `My name is Petr`. */
export function nameTold(message: string, { patterns }: Language): string | undefined {
  const text = message.replace(/[’ʼ‘´]/g, "'")
  const found = [patterns, ...Object.values(languages).map((language) => language.patterns)].find((each) => each.nameTold.test(text))
  return found && cleanName(found.nameTold.exec(text)?.[1] ?? '')
}

/** Returns a name that a message may tell: `I'm Shanice and I run a nail bar`. It counts only once the person asks for it. */
export function nameIntroduced(message: string): string | undefined {
  const text = message.replace(/[’ʼ‘´]/g, "'")
  const rest = text.replace(opens, '')
  const found = /^\p{L}[\p{L}\p{M}'-]*(?: \p{Lu}[\p{L}\p{M}'-]*){0,2}/u.exec(rest)?.[0] ?? ''
  const isName = rest !== text && found !== '' && end.test(rest.slice(found.length)) && !noNames.test(found.split(' ')[0] ?? '')
  return isName ? cleanName(found) : undefined
}

/** Keeps the further words of a name only when they are written as names, and begins it with a capital. */
function cleanName(found: string): string | undefined {
  const [first = '', ...others] = found.split(/\s+/)
  const end = others.findIndex((word) => !/^\p{Lu}/u.test(word))
  const words = [first, ...(end < 0 ? others : others.slice(0, end))].join(' ')
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1)
}
