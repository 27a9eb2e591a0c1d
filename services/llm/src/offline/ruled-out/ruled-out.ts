import { wordTexts } from '@rostra/text/words'
import { en } from '../languages/en.ts'
import type { Language } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { sentencesOf } from '../passages/excerpt.ts'
import { foodKey, foodsRuledOutBy, wordsOfFood } from './foods.ts'

/** What a person ruled out, as said, with the stems of the words that belong to it. */
export interface RuledOut {
  word: string
  stems: ReadonlySet<string>
  /** `not-had`, `disliked`: a thing that they do without, such as an app. A text may name it beside an alternative. */
  how: 'never' | 'not-had' | 'disliked'
}

/**
 * Returns what the messages of a person rule out for the whole conversation: foods by an allergy, a diet or a wish, and any other thing by an allergy or by
 * `I don't eat …`.
 */
export function ruledOutIn(messages: readonly string[]): RuledOut[] {
  const found = new Map<string, RuledOut['how']>()
  const add = (word: string, how: RuledOut['how']) => {
    if (word !== '' && found.get(word) !== 'never') found.set(word, how)
  }
  for (const [number, message] of messages.entries()) {
    const text = message.slice(0, mostCharacters).replace(/[’ʼ‘´]/g, "'")
    for (const { patterns } of new Set([en, languageOf([text])])) {
      for (const match of text.matchAll(patterns.ruledOut)) {
        const things = match[1] ?? match[2] ?? ''
        const verb = match[0].replace(things, '')
        for (const part of things.split(patterns.and)) {
          const word = thingIn(part)
          if (isPersonal.test(verb + part) || isRequest.test(verb + part) || isRequest.test(match[0]) || isFood(word)) add(word, 'never')
          else if (isDisliked.test(match[0]) && !isOwnMatter.test(part) && isStatement(text)) add(word, 'disliked')
        }
      }
    }
    for (const [, clause = ''] of text.matchAll(notHad)) for (const part of clause.split(en.patterns.and)) add(thingIn(part), 'not-had')
    // A diet that is asked about counts for this answer, and the person's own for all.
    if (number === messages.length - 1 || isOwnDiet.test(text)) for (const food of foodsRuledOutBy(text)) add(food, 'never')
  }
  return Array.from(found, ([word, how]) => ({ word, how, stems: new Set(wordsOf(word).map(foodKey)) }))
}

/** Whether a message only tells, in few words: `I hate mornings`. */
const isStatement = (text: string): boolean => !/[?？؟]/u.test(text) && wordTexts(text, 'runs').length <= mostWordsOfStatement
const mostWordsOfStatement = 8
const isDisliked = /\b(?:like|hates?|dislikes?|loathes?|stand|keen|fond|fan|into|avoid\p{L}*|suggest|mention)\b/iu
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
      .flatMap(wordsOf)
      .map(foodKey),
  )
const wanted = /\b(?:with|from|using|mit|avec|con|com)\b.*/iu

/** Returns what of a message does not rule anything out. */
export const withoutRuledOut = (message: string, { patterns }: Language): string =>
  [notHad, patterns.ruledOut, en.patterns.ruledOut].reduce((text, pattern) => text.replace(pattern, ''), message.replace(/[’ʼ‘´]/g, "'"))

/**
 * Leaves out things that a person asks about after all: `I don't have friends`, and then `How do I make friends?`. Who dislikes what the persona is about came for
 * help with it.
 */
export const stillRuledOut = (ruledOut: readonly RuledOut[], asked: string, about: string): RuledOut[] =>
  ruledOut.filter(({ how, stems }) => how === 'never' || !contains(how === 'disliked' ? `${asked} ${about}` : asked, stems))

/** Returns what of the ruled out things is in a passage. A heading that says `vegan` or `without eggs` vouches for its text. */
export const ruledOutOf = (passage: { heading: string; text: string }, all: readonly RuledOut[]): RuledOut | undefined =>
  all.find(
    ({ word, stems, how }) =>
      !isLeftOut(passage.heading, { word, stems }) &&
      !(how !== 'never' && asksWhetherNeeded.test(passage.heading)) &&
      (contains(passage.heading, stems) || (how === 'never' ? contains(passage.text, stems) : needs(passage.text, stems))),
  )

/** A question that a person asks who does without a thing. */
const asksWhetherNeeded = /\bdo (?:i|we) (?:really )?(?:need|have to)\b/iu
/** What names another way in the same sentence. */
const alternative = /\b(?:or|if|unless|either|instead)\b/iu

/** Whether a text has a thing in a sentence that names no other way. */
const needs = (text: string, stems: ReadonlySet<string>): boolean =>
  sentencesOf(text).some((sentence) => contains(sentence, stems) && !alternative.test(sentence))

const mostCharacters = 4_000
/** A thing has at most so many words; the last one names it. */
const mostWords = 3
const isPersonal =
  /make me|makes me|allerg|allérg|alérg|alérg|intoler|intolér|intoll|verträg|аллерг|неперенос|حساسية|过敏|不耐受|アレルギー|nothing with|leave out|suggest|recommend|react|hives|rash|\beat|tolerate|\bdrink|\besse|\btrinke|\bmange|\bbois|\bcom[eo]|\bbeb|\bbev|не (?:ем|ест|пью)|آكل|أشرب|吃|喝|食べ|飲め/iu
const isRequest =
  /^\W*(?:please|bitte|请)|(?:please|bitte|s'il (?:te|vous) pla[iî]t|svp|por favor|per favore|пожалуйста|من فضلك|お願いします)\W*$/iu
/** A statement about the person, not a question about a diet. */
const isOwnDiet =
  /\b(?:i|i'm|we|we're|my|ich|wir|je|nous|soy|estoy|somos|sono|siamo|sou|somos|for (?:a|my|me)|(?:free|vegan|vegetarian),? (?:please|only))\b|(?<!\p{L})(?:я|мы|أنا)(?!\p{L})|我|私/iu
const ends =
  /\s+(?:left|please|thanks|bitte|s'il|svp|por favor|per favore|пожалуйста|so|because|but|when|what|which|who|that|for|in|on|at|is|are|if|since|please|can|could|do|anymore|any more|either|too|aber|weil|mais|car|pero|porque|ma|perché|mas|но|потому)(?!\p{L}).*$/iu
const beginnings =
  /^\s*(?:any(?:thing|one)? (?:with|containing|made of)|any|the|a|an|of|my|all|some|kind of|too much|das|die|der|den|de|du|des|les?|la|los|las|el|il|lo|gli|i|o|os|as|um|uma)\s+/iu

/** Returns the thing that a part of a clause names, in lower case; empty for none. */
function thingIn(part: string): string {
  const words = wordTexts(part.replace(ends, '').replace(beginnings, ''), 'runs')
  return words.length > mostWords || words.some((word) => noThings.has(word)) ? '' : words.join(' ')
}

const setOf = (words: string) => new Set(words.split(' '))
/** What names no thing: `allergic to nuts and off to Spain`. */
const noThings = setOf(
  'to off out from with about into before after during until going went am was were not early late well enough much many more anything nothing everything something one it them this that i you he she we they please bitte favor favore help time idea clue money energy motivation experience problem choice drive friend friends family partner children kids job boss allergy allergies intolerance',
)

function wordsOf(thing: string): readonly string[] {
  const last = thing.split(' ').at(-1) ?? ''
  return wordsOfFood(thing) ?? wordsOfFood(last) ?? [last]
}

const isFood = (thing: string) => wordsOfFood(thing) !== undefined || wordsOfFood(thing.split(' ').at(-1) ?? '') !== undefined

/** Words before another that leave it out, up to three words before it. */
const leavingOut = setOf(
  'no not without never skip omit avoid replace replaces replacing instead free non nor neither ohne kein keine sans sin senza sem без',
)
/** What is made of plants is called milk, butter and cream too. */
const ofPlants = setOf('oat almond soy soya coconut rice hemp cashew plant vegan peanut cocoa shea nut seed')
const dairy = new Set(['milk', 'butter', 'cream', 'yoghurt', 'yogurt', 'cheese'].map(foodKey))

export function contains(text: string, stems: ReadonlySet<string>): boolean {
  const words = wordTexts(text, 'dictionary')
  return words.some((word, at) => {
    // Apple names its things so: iCloud is a cloud, and iPhone a phone.
    const stem = [word, word.replace(/^i/, '')].map(foodKey).find((each) => stems.has(each))
    if (stem === undefined) return false
    const before = words.slice(Math.max(0, at - 3), at)
    const isLeftOut = before.some((other) => leavingOut.has(other)) || words[at + 1] === 'free'
    return !isLeftOut && !(dairy.has(stem) && ofPlants.has(words[at - 1] ?? ''))
  })
}

const vouches = /\bvegan\b/iu
/** A text about allergies names what it is about. */
const isAboutAllergies = /allerg|intoleran/iu

/** Whether a heading says that a thing is left out: `without eggs`, `egg-free`, `vegan`. */
export function isLeftOut(heading: string, { word, stems }: Pick<RuledOut, 'word' | 'stems'>): boolean {
  if (vouches.test(heading) && foodsRuledOutBy('vegan').some((food) => wordsOf(food).some((other) => stems.has(foodKey(other)))))
    return true
  const words = wordTexts(heading, 'dictionary')
  if (isAboutAllergies.test(heading) && !words.some(isFood)) return true
  const names = new Set([word, ...stems].map(foodKey))
  return words.some(
    (other, at) =>
      names.has(foodKey(other)) &&
      (words[at + 1] === 'free' || words.slice(Math.max(0, at - 3), at).some((before) => leavingOut.has(before))),
  )
}
