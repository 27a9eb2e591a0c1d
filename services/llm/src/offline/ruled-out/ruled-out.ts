import { lightStemOf } from '@rostra/text/stem'
import { wordTexts } from '@rostra/text/words'
import { en } from '../languages/en.ts'
import type { Language } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { sentencesOf } from '../passages/excerpt.ts'
import { foodsRuledOutBy, wordsOfFood } from './foods.ts'

/** What a person ruled out, as said, with the stems of the words that belong to it. */
export interface RuledOut {
  word: string
  stems: ReadonlySet<string>
  /** It is a thing that they do not have or want, such as an app. A text may name it beside an alternative. */
  isThing: boolean
}

/**
 * Returns what the messages of a person rule out for the whole conversation: foods by an allergy, a diet or a wish, and any other thing by an allergy or by
 * `I don't eat …`.
 */
export function ruledOutIn(messages: readonly string[]): RuledOut[] {
  const words = new Set<string>()
  const things = new Set<string>()
  for (const message of messages) {
    const text = message.slice(0, mostCharacters).replace(/[’ʼ‘´]/g, "'")
    for (const { patterns } of new Set([en, languageOf([text])])) {
      for (const match of text.matchAll(patterns.ruledOut)) {
        for (const part of (match[1] ?? match[2] ?? '').split(patterns.and)) {
          const word = thingIn(part)
          if (word && (isPersonal.test(match[0]) || isFood(word))) words.add(word)
        }
      }
    }
    for (const [, clause = ''] of text.matchAll(notHad))
      for (const thing of clause.split(en.patterns.and).map(thingIn)) if (thing !== '' && !words.has(thing)) things.add(thing)
    if (isOwnDiet.test(text)) for (const food of foodsRuledOutBy(text)) words.add(food)
  }
  const ruledOut = (word: string, isThing: boolean) => ({ word, stems: new Set(wordsOf(word).map(lightStemOf)), isThing })
  return [...Array.from(words, (word) => ruledOut(word, false)), ...Array.from(things, (thing) => ruledOut(thing, true))]
}

/** A thing that a person does not have, use or want. Without an article a word may be no thing: `without losing customers`. */
const notHad =
  /\b(?:without (?:using )?(?:an?|any)|(?:i|we) (?:really |just )?(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:own|have|use|want|need|(?:want|need) to use)(?: anything to do with)? (?:an?|any)|(?:i|we) (?:really |just )?(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:use|(?:want|need) to use|(?:want|do) anything to do with))\s+((?!(?:an?|any|it|that|this|them|to)\b)[^.!?;:,\n]{2,40})/giu

/** Returns what of a message does not rule anything out. */
export const withoutRuledOut = (message: string, { patterns }: Language): string =>
  [notHad, patterns.ruledOut, en.patterns.ruledOut].reduce((text, pattern) => text.replace(pattern, ''), message.replace(/[’ʼ‘´]/g, "'"))

/** Leaves out things that a person asks about after all: `I don't have friends`, and then `How do I make friends?`. */
export const stillRuledOut = (ruledOut: readonly RuledOut[], asked: string): RuledOut[] =>
  ruledOut.filter(({ isThing, stems }) => !isThing || !contains(asked, stems))

/** Returns what of the ruled out things is in a passage. A heading that says `vegan` or `without eggs` vouches for its text. */
export const ruledOutOf = (passage: { heading: string; text: string }, all: readonly RuledOut[]): RuledOut | undefined =>
  all.find(
    ({ word, stems, isThing }) =>
      !isLeftOutBy(passage.heading, word, stems) &&
      !(isThing && asksWhetherNeeded.test(passage.heading)) &&
      (contains(passage.heading, stems) || (isThing ? needs(passage.text, stems) : contains(passage.text, stems))),
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
  /make me|makes me|allerg|allérg|alérg|alérg|intoler|intolér|intoll|verträg|аллерг|неперенос|حساسية|过敏|不耐受|アレルギー|nothing with|leave out|please,? no|\beat|tolerate|\bdrink|\besse|\btrinke|\bmange|\bbois|\bcom[eo]|\bbeb|\bbev|\bем\b|\bпью\b|آكل|أشرب|吃|喝|食べ|飲め/iu
/** A statement about the person, not a question about a diet. */
const isOwnDiet =
  /\b(?:i|i'm|we|we're|my|ich|wir|je|nous|soy|estoy|somos|sono|siamo|sou|somos|for (?:a|my|me))\b|(?<!\p{L})(?:я|мы|أنا|我|私)(?!\p{L})/iu
const ends =
  /\s+(?:so|because|but|when|what|which|who|that|for|in|on|at|is|are|if|since|please|can|could|do|anymore|any more|either|too|aber|weil|mais|car|pero|porque|ma|perché|mas|но|потому)\b.*$/iu
const beginnings =
  /^\s*(?:any(?:thing|one)? (?:with|containing|made of)|any|the|a|an|of|my|all|some|kind of|too much|das|die|der|den|de|du|des|les?|la|los|las|el|il|lo|gli|i|o|os|as|um|uma)\s+/iu

const isFood = (word: string) => wordsOf(word).length > 1

/** Returns the thing that a part of a clause names, in lower case; empty for none. */
function thingIn(part: string): string {
  const words = wordTexts(part.replace(ends, '').replace(beginnings, ''), 'runs')
  return words.length > mostWords || words.some((word) => noThings.has(word)) ? '' : words.join(' ')
}

/** What names no thing: `allergic to nuts and off to Spain`. */
const noThings = new Set('to off from with about into going went am was were not time idea money one it them'.split(' '))

function wordsOf(thing: string): readonly string[] {
  const last = thing.split(' ').at(-1) ?? ''
  const asFood = [thing, last].map(wordsOfFood).find((words) => words.length > 1)
  return asFood ?? [last]
}

/** Words before another that leave it out, up to three words before it. */
const leavingOut = new Set(
  'no not without never skip omit avoid replace replaces replacing instead free non nor neither ohne kein keine sans sin senza sem без'.split(
    ' ',
  ),
)
/** What is made of plants is called milk, butter and cream too. */
const ofPlants = new Set('oat almond soy soya coconut rice hemp cashew plant vegan peanut cocoa shea nut seed'.split(' '))
const dairy = new Set(['milk', 'butter', 'cream', 'yoghurt', 'yogurt', 'cheese'].map(lightStemOf))

function contains(text: string, stems: ReadonlySet<string>): boolean {
  const words = wordTexts(text, 'dictionary')
  return words.some((word, at) => {
    const stem = lightStemOf(word)
    if (!stems.has(stem)) return false
    const before = words.slice(Math.max(0, at - 3), at)
    const isLeftOut = before.some((other) => leavingOut.has(other)) || words[at + 1] === 'free'
    return !isLeftOut && !(dairy.has(stem) && ofPlants.has(words[at - 1] ?? ''))
  })
}

const vouches = /\bvegan\b/iu
/** A text about allergies names what it is about. */
const isAboutAllergies = /allerg|intoleran/iu

/** Whether a heading says that a thing is left out: `without eggs`, `egg-free`, `vegan`. */
function isLeftOutBy(heading: string, word: string, stems: ReadonlySet<string>): boolean {
  if (vouches.test(heading) && foodsRuledOutBy('vegan').some((food) => wordsOf(food).some((other) => stems.has(lightStemOf(other)))))
    return true
  const words = wordTexts(heading, 'dictionary')
  if (isAboutAllergies.test(heading) && !words.some(isFood)) return true
  const names = new Set([word, ...stems].map(lightStemOf))
  return words.some(
    (other, at) =>
      names.has(lightStemOf(other)) &&
      (words[at + 1] === 'free' || words.slice(Math.max(0, at - 3), at).some((before) => leavingOut.has(before))),
  )
}
