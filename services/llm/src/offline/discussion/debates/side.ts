import type { LabelledAnswer } from '../../../chat-model.ts'
import type { Lens } from '../lenses/lens.ts'
import { wordCount } from '../sentences.ts'
import type { Debate } from './debate.ts'
import { lensCases } from './lens-cases.ts'

const MAX_WORDS = 30

/** Returns the position of a lens in a debate, with what it took over from another lens if that fits into 30 words. */
export function debatePosition(lens: Lens, debate: Debate, adopted?: Lens): string {
  const whole = positionWith(lens, debate, adopted)
  return adopted && wordCount(whole) > MAX_WORDS ? positionWith(lens, debate) : whole
}

function positionWith(lens: Lens, debate: Debate, adopted?: Lens): string {
  const { because } = lensCases[lens.name]
  const proviso = provisoOf(lens, debate)
  const side = debate.sideOf(lens)
  if (debate.form === 'choice')
    return `I would ${debate.sides[side]?.stand}, because ${because}${adopted ? `, but first ${lensCases[adopted.name].first}` : ''}.`
  const more = adopted ? ` and ${provisoOf(adopted, debate)}` : ''
  return side === 0
    ? `I am in favour of ${debate.topic}, as long as ${proviso}${more}.`
    : `I am against ${debate.topic}, unless ${proviso}${more}.`
}

/** Returns the side that an answer takes, as far as its position says so. */
export function sideTaken({ position }: LabelledAnswer, { form, sides }: Debate): number | undefined {
  if (form === 'opinion') return /\bin favou?r\b/i.test(position) ? 0 : /\bagainst\b/i.test(position) ? 1 : undefined
  const stated = sides.findIndex(({ stand }) => position.startsWith(`I would ${stand},`))
  if (stated >= 0) return stated
  const named = sides.flatMap(({ name, stand }, i) =>
    [name, stand.replace(/^choose /, '')].some((words) => position.toLowerCase().includes(words.toLowerCase())) ? [i] : [],
  )
  return named.length === 1 ? named[0] : undefined
}

/** Names a side so that it fits after "for": "renting", "boarding schools", "doing without boarding schools". */
export const sideName = (side: number, { sides }: Debate): string => sides[side]?.name ?? ''

const plurals: Record<string, string> = {
  is: 'are',
  asks: 'ask',
  comes: 'come',
  touches: 'touch',
  goes: 'go',
  fits: 'fit',
  passes: 'pass',
  shines: 'shine',
}

/** Says which side somebody is on; fits after "is" and "argues". */
export function sideClause(side: number, debate: Debate): string {
  if (debate.form === 'choice') return `for ${sideName(side, debate)}`
  return `${side === 0 ? 'in favour of' : 'against'} ${debate.topic}`
}

/** Fills the slots of a sentence for an expert on the given side, and makes verbs agree with plural names. */
export function filled(sentence: string, side: number, { sides, topic }: Debate): string {
  const chosen = sides[side]?.name ?? topic
  const other = sides.find((_, i) => i !== side)?.name ?? ''
  const text = sentence.replaceAll('{chosen}', chosen).replaceAll('{other}', other).replaceAll('{subject}', topic)
  const agreed = [chosen, other].filter(isPlural).reduce(withPluralVerbs, text)
  return agreed.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

const withPluralVerbs = (text: string, name: string): string =>
  text
    .split(name)
    .reduce((before, after) =>
      /(?:^|[.!?;:,] |and |that )$/.test(before)
        ? before + name + after.replace(/^ (\w+)\b/, (_, verb: string) => ` ${plurals[verb] ?? verb}`)
        : before + name + after,
    )

/** The condition of a lens, about the topic of a debate. */
export const provisoOf = ({ name }: Lens, { topic }: Debate): string =>
  (isPlural(topic) ? inPlural : (text: string) => text)(lensCases[name].proviso)

const isPlural = (name: string) => /^(?!\w+ing\b).*[^s]s$/.test(name)

/** Lets a condition speak about several things. */
export const inPlural = (proviso: string): string =>
  proviso
    .replace(/\bit (is|makes|stays|answers|touches|really costs)\b/, (_, verb: string) => `they ${pluralVerbs[verb]}`)
    .replace(/\bfor it\b/, 'for them')

const pluralVerbs: Record<string, string> = {
  is: 'are',
  makes: 'make',
  stays: 'stay',
  answers: 'answer',
  touches: 'touch',
  'really costs': 'really cost',
}
