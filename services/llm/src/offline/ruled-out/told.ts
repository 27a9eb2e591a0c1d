import { foodNamesIn, foodsRuledOutBy } from './foods.ts'
import { type Part, partsOf } from './parts.ts'
import { eatsToo, isDenial, isEatenAgain, isLack, isRefusal, refusesNext, without } from './signs.ts'

/** What one part of a message says of foods. */
interface Reading {
  /**
   * - `refused`: the person does not eat them, for the whole conversation
   * - `leftOutNow`: the answer to this message leaves them out, because it asks for
   *   something without them, or they are lacking at the moment
   * - `lifted`: the person eats them after all
   */
  says: 'refused' | 'leftOutNow' | 'lifted' | 'nothing'
  foods: readonly string[]
}

interface FoodsTold {
  readings: readonly Reading[]
  /** The message without the parts that state something of foods. */
  rest: string
}

/** A statement about people, not about a dish. */
const isOfPeople =
  /(?<!\p{L})(?:i|i'm|we|we're|my|(?:he|she|they|\p{L}+)'(?:s|re|ve)|is|are|was|were|be|been|being|must|became|become|went|gone|going|turned|live|eat|for me|ich|wir|ist|sind|bin|leb\p{L}*|je|nous|suis|est|sont|sommes|soy|es|son|somos|sono|è|siamo|sou|é|são|я|мы|он|она|они|мой|моя|муж|жена|сын|дочь|أنا|نحن|هو|هي)(?!\p{L})|我|他|她|吃|です|私|妻|夫|息子|娘/iu
const mostWordsOfWish = 4
const firstPerson =
  /(?<!\p{L})(?:i|i'm|we|we're|ich|wir|je|j'|nous|no soy|soy|tengo|era|non sono|sono|ho|ero|não sou|sou|tenho|я|мы|у меня|أنا|لست|لدي)(?!\p{L})|我|私/iu

/** Reads what a message says of foods: those of each part beside a word that refuses, lacks or permits them, and the ways of eating. */
export function foodsTold(message: string): FoodsTold {
  const known = recent.get(message)
  if (known) return known
  const told = newFoodsTold(message)
  if (recent.size >= mostRecent) recent.clear()
  recent.set(message, told)
  return told
}

/** What recent messages say: one answer reads each of its conversation several times. */
const recent = new Map<string, FoodsTold>()
const mostRecent = 200

function newFoodsTold(message: string): FoodsTold {
  const parts = partsOf(message)
  const hasDiet = foodsRuledOutBy(message).length > 0
  const readings: Reading[] = []
  const after = partsAfter(parts)
  for (const [at, part] of parts.entries()) {
    const before = readings.at(-1) ?? nothing
    const isContinued = parts[at - 1]?.sentence === part.sentence && (part.isListed || isHarmAlone(before))
    readings.push(readingOf(part, { before: isContinued ? before : nothing, after: after[at], hasDiet }))
  }
  const kept = parts.filter(({ isQuestion }, at) => isQuestion || isSilent(readings[at] ?? nothing))
  return { readings, rest: kept.length === parts.length ? message : textOf(kept) }
}

/** Whether a message only says what a person eats after all: `I'm not vegan any more`. */
export const isLifting = (message: string): boolean => {
  const said = foodsTold(message).readings.map(({ says }) => says)
  return said.includes('lifted') && !said.includes('refused')
}

const textOf = (parts: readonly Part[]): string =>
  parts.map(({ text }) => text).join(', ') + (parts.some(({ isQuestion }) => isQuestion) ? '?' : '')

/** Returns for each part the one after the things of its list: `make me sick` of `eggs and nuts make me sick`. */
function partsAfter(parts: readonly Part[]): (Part | undefined)[] {
  const after: (Part | undefined)[] = []
  for (let at = parts.length - 2; at >= 0; at--) {
    const next = parts[at + 1]
    if (next?.sentence !== parts[at]?.sentence) continue
    after[at] = next?.isListed && !isRefusal(next.text) ? after[at + 1] : next
  }
  return after
}

/** `I have an allergy: eggs`. */
const isHarmAlone = ({ says, foods }: Reading): boolean => says === 'refused' && foods.length === 0
const isSilent = ({ says, foods }: Reading): boolean => says !== 'lifted' && foods.length === 0
const nothing: Reading = { says: 'nothing', foods: [] }

interface Around {
  before: Reading
  after: Part | undefined
  /** The message names a way of eating. */
  hasDiet: boolean
}

function readingOf({ text, isQuestion, isListed }: Part, { before, after, hasDiet }: Around): Reading {
  const foods = foodNamesIn(text)
  const ofDiets = foodsRuledOutBy(text)
  if (isDenial(text)) return { says: 'lifted', foods: firstPerson.test(text) ? [...foods, ...ofDiets] : [] }
  const found = refusalIn(text, isQuestion)
  if (foods.length > 0 && !found) {
    if (after && isRefusal(after.text) && !isDenial(after.text) && (isListed || foodNamesIn(after.text).length === 0))
      return { says: after.isQuestion ? 'leftOutNow' : 'refused', foods }
    if (before.says !== 'nothing') return { says: before.says, foods }
    if (isEatenAgain(text) || (hasDiet && eatsToo.test(text))) return { says: 'lifted', foods }
  }
  if (foods.length > 0 && isLack(text)) return { says: 'leftOutNow', foods }
  if (found) return { says: found.says, foods: [...found.foods, ...ofDiets] }
  if (ofDiets.length > 0) return { says: isQuestion || !isOwn(text) ? 'leftOutNow' : 'refused', foods: ofDiets }
  return isRefusal(text) ? { says: isQuestion ? 'leftOutNow' : 'refused', foods: [] } : nothing
}

const isOwn = (text: string): boolean => isOfPeople.test(text) || isShort(text)
const isShort = (text: string): boolean => text.split(/\s+/).length <= mostWordsOfWish

/** Returns the foods of a part that it refuses; undefined for none. */
function refusalIn(text: string, isQuestion: boolean): Reading | undefined {
  const foods = isRefusal(text) ? foodNamesIn(text) : foodsAfter(refusesNext, text)
  if (foods.length > 0) return { says: isQuestion ? 'leftOutNow' : 'refused', foods }
  const leftOut = foodsAfter(without, text)
  const isForGood = !isQuestion && (isShort(text) || wishes.test(text))
  return leftOut.length > 0 ? { says: isForGood ? 'refused' : 'leftOutNow', foods: leftOut } : undefined
}

/** Returns the foods after a word that has one of them near. */
function foodsAfter(pattern: RegExp, text: string): string[] {
  const match = pattern.exec(text)
  if (!match) return []
  const rest = text.slice(match.index + match[0].length)
  const near = rest.split(/\s+/).filter(Boolean).slice(0, mostWordsToFood).join(' ')
  return foodNamesIn(near).length > 0 ? foodNamesIn(rest) : []
}

const mostWordsToFood = 3
const wishes = /(?<!\p{L})(?:i|we|ich|wir|je|nous|please|bitte|plaît|favore?|quiero|voglio|quero|хочу|пожалуйста)(?!\p{L})/iu
