import type { Language } from './languages/language.ts'
import { languages } from './languages/language-of.ts'

const opens = /^(?:\W*(?:hi|hello|hey|hiya|yo)\b\W*(?:\p{L}+\W+)?)?(?:i'?m|i am|this is|it'?s)\s+/iu
/** What may follow a name in an introduction: the end of the clause, or `and`, `from`, `here`. */
const end = /^\s*(?:$|[.,!;]|(?:and|from|here|but|i'?m|i)\b)/iu
/** What may follow a name that is not written as one, in any of the languages. */
const endOfClause =
  /^\s*(?:$|[^\s\p{L}\p{M}'’-]|(?:and|from|here|but|i'?m|i|please|und|aber|ich|bitte|et|mais|je|y|pero|e|ma|mas|и|а|но|я|و)(?!\p{L}))/iu
/** What people say of themselves that is no name. */
const noNames =
  /^(?:an?|the|not|so|very|just|also|in|on|at|from|new|back|here|fine|good|ok(?:ay)?|sorry|sure|glad|happy|sad|lost|stuck|sick|ill|bad|old|young|poor|broke|busy|lonely|alone|angry|scared|afraid|diabetic|pregnant|single|married|vegan|vegetarian|vegetarisch|celiac|coeliac|kosher|halal|allergic|left|right|deaf|blind|gay|trans|muslim|jewish|christian|catholic|hindu|buddhist|german|french|spanish|italian|english|american|british|irish|scottish|welsh|dutch|polish|russian|ukrainian|chinese|japanese|korean|indian|brazilian|mexican|canadian|australian|swedish|danish|norwegian|finnish|greek|turkish|portuguese|african|asian|european|\p{L}+(?:ing|ed|less|ful|ous))$/iu
/** What follows `call me` or `I go by` and is no name: when, how often, and by what. */
const wordsOfCalls = new Set(
  `a an the it that this these what my your any all not so too if when whenever while at on in to for from by up upon out off about back again later
  now soon today tonight tomorrow yesterday daily weekly monthly constantly always often never ever sometimes once twice every anytime instead before after
  crazy stupid names maybe please first asap train bus car bike foot plane boat ferry taxi tram feel feeling
  nicht morgen später wieder zurück heute jetzt bald immer nie wie bitte an mal doch ruhig einfach gerne dich euch sie wenn
  pas demain plus quand tout dès ce bientôt comme sur mañana luego cuando más hoy después no domani dopo quando più oggi non amanhã depois mais hoje não
  завтра потом когда позже не сегодня на в к غدا لاحقا ليس`.split(/\s+/),
)
const surname =
  /(?<!\p{L})(?:my (?:last ?|sur|family )name(?:'s| is)|mein (?:nach|familien)name ist|mon nom de famille est|mi apellido es|il mio cognome è|(?:o )?meu (?:sobrenome|apelido) é|моя фамилия)\s+(\p{L}[\p{L}\p{M}'-]*)/iu

const plain = (message: string) => message.replace(/[’ʼ‘´]/g, "'")

/** Returns the name that a message tells in the language's own phrase, such as `My name is Petr`, or `My name is not Petr, it is Pavel`. */
export function nameTold(message: string, language: Language): string | undefined {
  const text = plain(message)
  const denied = deniedIn(text)
  if (denied?.[2]) return cleanName(denied[2])
  const rest = denied ? text.replace(denied[0], ' ') : text
  const found = [language, ...Object.values(languages)].map(({ patterns }) => patterns.nameTold.exec(rest)).find((match) => match !== null)
  if (!found) return undefined
  const words = found[1] ?? ''
  const [first = ''] = words.split(/\s+/)
  const after = rest.slice(found.index + found[0].length - words.length + first.length)
  const isWritten = /^\p{Lu}/u.test(first) && rest !== rest.toUpperCase()
  const isName = !wordsOfCalls.has(first.toLowerCase()) && (isWritten || (endOfClause.test(after) && !noNames.test(first)))
  return isName || !/^[\p{Ll}\p{Lu}]/u.test(first) ? cleanName(words) : undefined
}

const deniedIn = (text: string) =>
  Object.values(languages)
    .map(({ patterns }) => patterns.nameDenied.exec(text))
    .find((match) => match !== null)

/** Returns a name that a message says is not the person's. */
const nameDenied = (message: string): string | undefined => deniedIn(plain(message))?.[1]

/** Returns the last name that a message tells: `My last name is Smith`. */
export const surnameTold = (message: string): string | undefined => cleanName(surname.exec(plain(message))?.[1] ?? '')

/** Returns a name that a message may tell: `I'm Shanice and I run a nail bar`. It counts only once the person asks for it. */
export function nameIntroduced(message: string): string | undefined {
  const text = plain(message)
  const rest = text.replace(opens, '')
  const found = /^\p{L}[\p{L}\p{M}'-]*(?: \p{Lu}[\p{L}\p{M}'-]*){0,2}/u.exec(rest)?.[0] ?? ''
  const isName = rest !== text && found !== '' && end.test(rest.slice(found.length)) && !noNames.test(found.split(' ')[0] ?? '')
  return isName ? cleanName(found) : undefined
}

/**
 * Returns the name that messages tell: the one that was told last and not denied, else one that was introduced or noted, with a last name.
 */
export function nameKnown(messages: readonly { text: string; language: Language }[], noted: readonly string[]): string | undefined {
  const denied = new Set(messages.map(({ text }) => nameDenied(text)?.toLowerCase()))
  const isOwn = (name: string | undefined) => name !== undefined && !denied.has(name.toLowerCase())
  const name =
    messages.map(({ text, language }) => nameTold(text, language)).findLast(isOwn) ??
    messages.map(({ text }) => nameIntroduced(text)).findLast(isOwn) ??
    noted.findLast(isOwn)
  const last = messages.map(({ text }) => surnameTold(text)).findLast((each) => each !== undefined)
  if (name === undefined || last === undefined) return name ?? last
  return name.includes(' ') ? name : `${name} ${last}`
}

/** Keeps the further words of a name only when they are written as names, and begins it with a capital. */
function cleanName(found: string): string | undefined {
  const [first = '', ...others] = found.split(/\s+/)
  const end = others.findIndex((word) => !/^\p{Lu}/u.test(word))
  const words = [first, ...(end < 0 ? others : others.slice(0, end))].join(' ')
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1)
}
