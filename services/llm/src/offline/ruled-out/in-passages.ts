import { wordTexts } from '@rostra/text/words'
import { sentencesOf } from '../passages/excerpt.ts'
import { foodKey, foodsRuledOutBy, isFood, wordsOfThing } from './foods.ts'

/** What a person ruled out, as said, with the stems of the words that belong to it. */
export interface RuledOut {
  word: string
  stems: ReadonlySet<string>
  /** `not-had`, `disliked`: a thing that they do without, such as an app. A text may name it beside an alternative. */
  how: 'never' | 'not-had' | 'disliked'
}

interface Passage {
  heading: string
  text: string
}

type Thing = Pick<RuledOut, 'word' | 'stems'>

/** Returns what of the ruled out things is in a passage. A heading that says `vegan` or `without eggs` vouches for its text. */
export const ruledOutOf = (passage: Passage, all: readonly RuledOut[]): RuledOut | undefined =>
  all.find(
    (thing) =>
      !isLeftOut(passage.heading, thing) &&
      !(thing.how !== 'never' && asksWhetherNeeded.test(passage.heading)) &&
      (contains(passage.heading, thing.stems) ||
        (thing.how === 'never' ? contains(passage.text, thing.stems) : needs(passage.text, thing.stems))),
  )

/** A question that a person asks who does without a thing. */
const asksWhetherNeeded = /\bdo (?:i|we) (?:really )?(?:need|have to)\b/iu
/** What names another way in the same sentence. */
const alternative = /\b(?:or|if|unless|either|instead)\b/iu

/** Whether a text has a thing in a sentence that names no other way. */
const needs = (text: string, stems: ReadonlySet<string>): boolean =>
  sentencesOf(text).some((sentence) => contains(sentence, stems) && !alternative.test(sentence))

const setOf = (words: string) => new Set(words.split(' '))
/** Words before another that leave it out, up to three words before it. */
const leavingOut = setOf(
  'no not without never skip omit avoid replace replaces replacing instead non nor neither ohne kein keine sans sin senza sem без',
)
/** What is made of plants is called milk, butter and cream too. */
const ofPlants = setOf('oat almond soy soya coconut rice hemp cashew plant vegan peanut cocoa shea nut seed')
const dairy = new Set(['milk', 'butter', 'cream', 'yoghurt', 'yogurt', 'cheese'].map(foodKey))

/** Whether a text names one of these foods or things, and does not say that it is left out. */
export function contains(text: string, stems: ReadonlySet<string>): boolean {
  const words = wordTexts(text, 'dictionary')
  return words.some((word, at) => {
    // Apple names its things so: iCloud is a cloud, and iPhone a phone.
    const stem = [word, word.replace(/^i/, '')].map(foodKey).find((each) => stems.has(each))
    return stem !== undefined && !isLeftOutAt(words, at, stems) && !(dairy.has(stem) && ofPlants.has(words[at - 1] ?? ''))
  })
}

/** `stems`: those of the thing of which the word is. */
function isLeftOutAt(words: readonly string[], at: number, stems: ReadonlySet<string>): boolean {
  const from = Math.max(0, at - mostWordsBefore)
  const before = words.slice(from, at)
  if (words[at + 1] === 'free' || before.some((other) => leavingOut.has(other))) return true
  // `Free from gluten`, and `gluten-free bread`; but `nut-free pesto` has cheese in it.
  const free = before.lastIndexOf('free')
  if (free < 0) return false
  return before[free + 1] === 'from' || stems.has(foodKey(words[from + free - 1] ?? ''))
}
const mostWordsBefore = 3

const isVegan = /\bvegan\b/iu
const veganKeys = new Set(foodsRuledOutBy('vegan').flatMap(wordsOfThing).map(foodKey))
/** A text about allergies names what it is about. */
const isAboutAllergies = /allerg|intoleran/iu

/** Whether the last of the headings of a passage says that a thing is left out: `without eggs`, `egg-free`, `vegan`. */
export function isLeftOut(heading: string, thing: Thing): boolean {
  const own = heading.split(' › ').at(-1) ?? ''
  return leavesOut(own, thing) || (isAboutAllergies.test(own) && !wordTexts(own, 'dictionary').some(isFood))
}

function leavesOut(text: string, { word, stems }: Thing): boolean {
  if (isVegan.test(text) && [...stems].every((stem) => veganKeys.has(stem))) return true
  const words = wordTexts(text, 'dictionary')
  const names = new Set([word, ...stems].map(foodKey))
  return words.some((other, at) => names.has(foodKey(other)) && isLeftOutAt(words, at, names))
}

const asking = /[?？؟]/u
/** A line of a list. What remains of a list is no recipe. */
const listItem = /^\s*(?:\d+[.)]|[-*•])\s/mu

/**
 * Returns a passage without what names a ruled out thing, when it has a sentence that says that the thing is left out:
 * `Vegan croissants are there on Fridays`. Of a paragraph that names the thing only such sentences remain, and those after
 * them. A passage with a list, or whose heading asks for the thing, stays as it is.
 */
export function withoutSentencesOn<P extends Passage>(passage: P, ruledOut: readonly RuledOut[]): P {
  const all = ruledOut.filter(({ how }) => how === 'never')
  const isAskedFor = asking.test(passage.heading) && all.some(({ stems }) => contains(passage.heading, stems))
  const vouches = sentencesOf(passage.text).some((sentence) => isSafe(sentence, all))
  if (isAskedFor || !vouches || listItem.test(passage.text) || !ruledOutOf(passage, all)) return passage
  const paragraphs = passage.text.split('\n\n').map((paragraph) => keptOf(paragraph, all))
  return { ...passage, heading: '', text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n') }
}

const isNamed = (text: string, all: readonly RuledOut[]) => ruledOutOf({ heading: '', text }, all) !== undefined
const isSafe = (sentence: string, all: readonly RuledOut[]) => all.some((thing) => leavesOut(sentence, thing)) && !isNamed(sentence, all)

function keptOf(paragraph: string, all: readonly RuledOut[]): string {
  if (!isNamed(paragraph, all)) return paragraph
  let isKept = false
  const kept = sentencesOf(paragraph).filter((sentence) => {
    isKept = !isNamed(sentence, all) && (isKept || isSafe(sentence, all))
    return isKept
  })
  return kept.join('').trim()
}

/** Whether a passage says that it leaves a thing out. */
export const vouchesFor = ({ heading, text }: Passage, thing: Thing): boolean =>
  isLeftOut(heading, thing) || sentencesOf(text).some((sentence) => leavesOut(sentence, thing))
