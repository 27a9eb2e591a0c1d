import { isTopicStopWord } from '@rostra/text/stop-words/topic-words'
import type { Patterns } from './languages/language.ts'
import { languages } from './languages/language-of.ts'

const wordsOf = (list: string) => new Set(list.trim().split(/\s+/))

/** What people add to a greeting, thanks or a goodbye, and is on no subject. */
const courtesies = wordsOf(`
  help helping advice tip tips answer answers explanation explaining friend friends mate buddy dude pal man guys folks team doc sir madam coach teacher
  star legend lifesaver fixed solved delicious tasty amazing awesome brilliant fantastic excellent wonderful
  care day weekend million worked perfectly lovely dear bed work real doing
  für die hilfe rat tipp tipps antwort antworten erklärung mühe morgen abend tag wochenende freund freunde leute zusammen herzlich lieb nett
  aide conseil conseils réponse réponses explication monsieur madame ami amis tous demain beaucoup soirée journée bonne
  ayuda consejo consejos respuesta respuestas amigo amiga amigos señor señora mañana todos día noche
  aiuto consiglio consigli risposta risposte spiegazione amico amica tutti domani giornata serata
  ajuda conselho conselhos dica dicas resposta respostas amanhã dia noite
  помощь совет советы ответ ответы большое огромное всем друзья друг завтра
  المساعدة مساعدتك النصيحة الإجابة إجابتك جزيلا جزيلًا جزيلاً لك بك جميعا صديقي يا على غدا
`)
const courtesiesWithoutSpaces =
  /[你您]们?|非常|大家|朋友|老师|帮助|回答|建议|解答|明天见|再见|[的了啊呀吧哦啦很太]|ござい(?:ます|ました)|でした|です|ます|ました|本当に|とても|みなさん|皆さん|さん|先生|また|明日|今日|元気|[ねよお]/gu
/** What follows limits what was said: `Thanks, but …`. */
const contrast =
  /(?<!\p{L})(?:but|however|nothing|not|\p{L}+n['’]t|aber|nicht|mais|pas|pero|ma|però|non|mas|porém|não|но|не|لكن)(?!\p{L})|但|不过|可是|でも|けど|しかし/iu

/** Whether a text is on no subject: it has no word but stop words, numbers, courtesies and the persona's name. */
export function hasNoSubject(text: string, name: string): boolean {
  const names = wordsOf(name.toLowerCase())
  const words =
    text
      .replace(courtesiesWithoutSpaces, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => /^\p{N}+$/u.test(word) || isTopicStopWord(word) || courtesies.has(word) || names.has(word))
}

/** Whether what follows a fixed phrase is on no subject, and does not limit the phrase. */
const saysNothingMore = (rest: string, name: string): boolean => !contrast.test(rest) && hasNoSubject(rest, name)

const namesIn = /(?<!\p{L})\p{Lu}[\p{L}.'-]*/gu

/** Whether a message is a fixed phrase, in any of the languages, and says nothing beside it. `name`: the persona's. */
export const isPhrase = (kind: keyof Patterns, phrase: string, name: string): boolean =>
  Object.values(languages).some(({ patterns }) => {
    const found = patterns[kind].exec(phrase)
    const rest = found?.groups?.rest ?? ''
    // A greeting may name the persona otherwise.
    return found !== null && saysNothingMore(kind === 'hello' ? rest.replace(namesIn, '') : rest, name)
  })

const isRude =
  /^\W*(?:shut up|fuck(?:ing)? (?:you|off)|(?:i )?hate you|you suck|you(?:'re| are)? (?:an? |so |really |just |such )*(?:stupid|idiot\w*|useless|dumb|crap|rubbish|moron)|(?:what an? )?(?:so |really )*(?:stupid|idiot\w*|useless|dumb|crap|rubbish|moron)(?: (?:bot|ai|machine|thing|answer|reply))?\W*$)/iu

/** Whether a message insults the persona, and not a thing that it asks about. */
export const isInsult = (message: string): boolean => isRude.test(message)

const forInstructions = [
  /\b(?:your|the) (?:hidden |full )?(?:system|role) ?prompt\b|^\W*system prompt|\byour (?:initial )?prompt\b(?! \p{L})|\byour initial message\b/iu,
  /\b(?:what|which|show|tell|give|print|repeat|reveal|output|share|list|read)\b.{0,30}\byour (?:\p{L}+ )?(?:instructions|guidelines|rules)\b(?<rest>.*)/iu,
  /\b(?:ignore|forget|disregard) (?:(?:all|any|the|my|of|these) )*(?:(?:previous|prior|above|earlier) (?:instructions|prompts?|rules|messages?|guidelines)|your (?:instructions|rules|guidelines|prompts?))\b/iu,
  /\b(?:repeat|print|show|output|reveal) (?:everything|the text|all|the words|your)(?: of)?(?: the)? (?:text )?(?:above|before|instructions|prompt|rules)\b/iu,
  /^\W*(?:enter |enable |activate |switch to )?(?:developer mode|jailbreak(?: mode)?)\W*$|\byou are (?:now )?in developer mode\b/iu,
  /\bwhat (?:were|are) you told\b(?<rest>.*)/iu,
]

/** Whether a message asks for the persona's instructions, or to ignore them. */
export const asksForInstructions = (message: string): boolean =>
  forInstructions.some((pattern) => {
    const found = pattern.exec(message)
    return found !== null && saysNothingMore(found.groups?.rest ?? '', '')
  })
