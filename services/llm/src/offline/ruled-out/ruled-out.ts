import { wordTexts } from '@rostra/text/words'
import { en } from '../languages/en.ts'
import type { Language } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { foodKey, foodNamesIn, isFood, wordsOfThing } from './foods.ts'
import { contains, type RuledOut } from './in-passages.ts'
import { partsOf, plainApostrophes } from './parts.ts'
import { eatsAll, isDenial } from './signs.ts'
import { foodsTold } from './told.ts'

/**
 * Returns what the messages of a person rule out for the whole conversation: foods by an allergy, a diet or a wish, and any other thing by
 * an allergy or by `I don't eat …`. What the last one asks to leave out counts too, and what a later one says that they eat again does not.
 */
export function ruledOutIn(messages: readonly string[]): RuledOut[] {
  const found = new Map<string, RuledOut>()
  const add = (word: string, how: RuledOut['how']) => {
    const stems = new Set(wordsOfThing(word).map(foodKey))
    const key = [...stems].join(' ')
    if (word !== '' && found.get(key)?.how !== 'never') found.set(key, { word, how, stems })
  }
  for (const [number, message] of messages.entries()) {
    const isLast = number === messages.length - 1
    if (eatsAll.test(message)) found.clear()
    const { readings } = foodsTold(message)
    for (const { says, foods } of readings) {
      for (const food of foods) {
        if (says === 'lifted') lift(found, food)
        else if (says === 'refused' || isLast) add(food, 'never')
      }
    }
    const notForGood = keysOf(readings.flatMap(({ says, foods }) => (says === 'refused' ? [] : foods)))
    for (const { word, how } of thingsIn(isLast ? plainApostrophes(message) : statedIn(message)))
      if (![...keysOf([word])].some((key) => notForGood.has(key))) add(word, how)
    for (const word of thingsNotHad(message)) add(word, 'not-had')
  }
  return [...found.values()]
}

/** Takes a food out of what was ruled out. */
function lift(found: Map<string, RuledOut>, food: string): void {
  const eaten = new Set(wordsOfThing(food).map(foodKey))
  for (const [key, thing] of found) {
    const stems = new Set([...thing.stems].filter((stem) => !eaten.has(stem)))
    if (stems.size === 0) found.delete(key)
    else found.set(key, { ...thing, stems })
  }
}

/** Returns the statements of a message. */
const statedIn = (message: string): string =>
  partsOf(message)
    .filter(({ text, isQuestion }) => !isQuestion && !isDenial(text))
    .map(({ text }) => text)
    .join(', ')

function thingsIn(text: string): Pick<RuledOut, 'word' | 'how'>[] {
  const matches = [...new Set([en, languageOf([text])])].flatMap(({ patterns }) =>
    Array.from(text.matchAll(patterns.ruledOut), (match) => ({ match, and: patterns.and })),
  )
  return matches.flatMap(({ match, and }) => {
    const things = match[1] ?? match[2] ?? ''
    const verb = match[0].replace(things, '')
    return things.split(and).flatMap((part) => {
      const word = thingIn(part)
      if (!isFood(word) && foodNamesIn(word).length > 0) return []
      if (isFood(word) || isPersonal.test(verb + part) || isRequest.test(verb + part) || isRequest.test(match[0]))
        return { word, how: 'never' }
      return isDisliked.test(match[0]) && !isOwnMatter.test(part) && isStatement(text) ? { word, how: 'disliked' } : []
    })
  })
}

const thingsNotHad = (message: string): string[] =>
  Array.from(plainApostrophes(message).matchAll(notHad), ([, clause = '']) => clause.split(en.patterns.and).map(thingIn)).flat()

/** Whether a message only tells, in few words: `I hate mornings`. */
const isStatement = (text: string): boolean => !/[?？؟]/u.test(text) && wordTexts(text, 'runs').length <= mostWordsOfStatement
const mostWordsOfStatement = 8
const isDisliked = /\b(?:like|hates?|dislikes?|loathes?|stand|keen|fond|fan|into|avoid\p{L}*|suggest|mention|have)\b/iu
/** What a person has or does is what they ask about: `I hate my job`, `I don't like running`. */
const isOwnMatter = /^\W*(?:my|our|your|his|her|their|this|that|the|being|having|when|how|\p{L}+ing)\b/iu

/** A thing that a person does not have, use or want. Without an article a word may be no thing: `without losing customers`. */
const notHad =
  /\b(?:without (?:using )?(?:an?|any)|(?:have|has|got|there(?:'s| is)) no(?= \p{L}+\W*(?:$|at home|here|in my))|haven'?t (?:got )?(?:an?|any)|(?:i|we) (?:really |just )?(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:own|have|use|want|need|(?:want|need) to use)(?: anything to do with)? (?:an?|any)|(?:i|we) (?:really |just )?(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:use|(?:want|need) to use|(?:want|do) anything to do with))\s+((?!(?:an?|any|it|that|this|them|to)\b)[^.!?;:,\n]{2,40})/giu

/** Returns the words of the foods that a message wants something made of: `a dinner with rice`. */
export const foodsWanted = (message: string): Set<string> =>
  new Set(
    wordTexts(wanted.exec(message)?.[0] ?? '', 'dictionary')
      .filter(isFood)
      .flatMap(wordsOfThing)
      .map(foodKey),
  )
const wanted = /\b(?:with|from|using|mit|avec|con|com)\b.*/iu

/** Returns what of a message does not rule anything out. */
export const withoutRuledOut = (message: string, { patterns }: Language): string =>
  [notHad, patterns.ruledOut, en.patterns.ruledOut].reduce((text, pattern) => text.replace(pattern, ''), foodsTold(message).rest)

/**
 * Leaves out things that a person asks about after all: `I don't have friends`, and then `How do I make
 * friends?`. Who dislikes what the persona is about came for help with it.
 */
export const stillRuledOut = (ruledOut: readonly RuledOut[], asked: string, about: string): RuledOut[] =>
  ruledOut.filter(({ how, stems }) => how === 'never' || !contains(how === 'disliked' ? `${asked} ${about}` : asked, stems))

/** `What can I use instead of butter?` asks for none. */
const inPlaceOf =
  /(?<!\p{L})(?:instead of|in place of|replac\p{L}+|substitut\p{L}+|swaps?|alternatives? (?:to|for)|(?:an)?statt|ersatz\p{L}*|ersetz\p{L}*|à la place|remplac\p{L}+|en (?:lugar|vez)|sustitu\p{L}+|invece|sostitu\p{L}+|em vez|substitu\p{L}+|вместо|замен\p{L}+|بدلا?)(?!\p{L})|代替|代わり/iu

/** Returns what a message asks for although it was ruled out before: `Can I eat eggs when they are well cooked?` */
export function ruledOutAskedFor(asked: string, ruledOut: readonly RuledOut[]): RuledOut | undefined {
  if (inPlaceOf.test(asked)) return undefined
  const leftOut = keysOf(foodsTold(asked).readings.flatMap(({ says, foods }) => (says === 'nothing' ? [] : foods)))
  const named = [...keysOf(foodNamesIn(asked))].filter((key) => !leftOut.has(key))
  return ruledOut.find(({ how, stems }) => how === 'never' && named.some((key) => stems.has(key)))
}

const keysOf = (foods: readonly string[]): Set<string> => new Set(foods.flatMap(wordsOfThing).map(foodKey))

/** A thing has at most so many words; the last one names it. */
const mostWords = 3
const isPersonal =
  /make me|makes me|allerg|allérg|alérg|alérg|intoler|intolér|intoll|verträg|аллерг|неперенос|حساسية|过敏|不耐受|アレルギー|nothing with|leave out|suggest|recommend|react|hives|rash|\beat|tolerate|\bdrink|\besse|\btrinke|\bmange|\bbois|\bcom[eo]|\bbeb|\bbev|не (?:ем|ест|пью)|آكل|أشرب|吃|喝|食べ|飲め/iu
const isRequest =
  /^\W*(?:please|bitte|请)|(?:please|bitte|s'il (?:te|vous) pla[iî]t|svp|por favor|per favore|пожалуйста|من فضلك|お願いします)\W*$/iu
const ends =
  /\s+(?:left|please|thanks|bitte|s'il|svp|por favor|per favore|пожалуйста|so|because|but|when|what|which|who|that|for|in|on|at|is|are|if|since|please|can|could|do|anymore|any more|either|too|aber|weil|mais|car|pero|porque|ma|perché|mas|но|потому)(?!\p{L}).*$/iu
const beginnings =
  /^\s*(?:any(?:thing|one)? (?:with|containing|made of)|any|the|a|an|of|my|all|some|kind of|too much|das|die|der|den|de|du|des|les?|la|los|las|el|il|lo|gli|i|o|os|as|um|uma)\s+/iu

/** Returns the thing that a part of a clause names, in lower case; empty for none. */
function thingIn(part: string): string {
  const words = wordTexts(part.replace(ends, '').replace(beginnings, ''), 'runs')
  return words.length > mostWords || words.some((word) => noThings.has(word)) ? '' : words.join(' ')
}

/** What names no thing: `allergic to nuts and off to Spain`. */
const noThings = new Set(
  'to off out from with about into before after during until going went am was were not early late well enough much many more anything nothing everything something one it them this that i you he she we they please bitte favor favore help time idea clue money energy motivation experience problem choice drive friend friends family partner children kids job boss como puedo comer love like have eat make allergy allergies intolerance'.split(
    ' ',
  ),
)
