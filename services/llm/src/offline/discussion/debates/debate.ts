import { hash } from '../../language/seeded-random.ts'
import type { SafetyKind } from '../../safety-advice.ts'
import type { Lens } from '../lenses/lens.ts'
import { lenses } from '../lenses/lenses.ts'
import { type Option, optionsIn } from './options.ts'
import type { Subject } from './subjects/subject.ts'
import { subjects } from './subjects/subjects.ts'

/** A question that asks to take a side: one of several options, or for or against a thing. */
export interface Debate {
  form: 'choice' | 'opinion'
  /** The options of a choice. An opinion has two: in favour and against. */
  sides: readonly Option[]
  /** What an opinion is asked about; else empty. */
  topic: string
  /** The side that a lens takes. */
  sideOf: (lens: Lens) => number
  /** What the lens says about this very subject; empty when nothing is known about it. */
  argumentOf: (lens: Lens) => string
}

const opinion =
  /\b(?:what do you (?:all |really )?(?:think|make) (?:of|about)|what(?:'s| is| are) your (?:honest )?(?:opinions?|views?|thoughts?|take) (?:of|on|about)|(?:your |any )?(?:opinions?|thoughts|views|take) on|how do you feel about|do you (?:like|believe in|approve of)|are you (?:for or against|in favou?r of))\s+(?:the idea of )?(.+?)\s*(?:[?.!].*)?$/i
const judgement =
  /^\W*(?:is|are) (?!it\b|this\b|that\b|there\b|i\b|we\b|my\b|you\b)(.+?) (?:really |still |just )?(?:overrated|underrated|worth it|a good (?:idea|thing)|a bad (?:idea|thing)|a waste of \w+|good|bad|useful|useless|necessary|outdated)\b(?: or\b.*)?\W*$/i
/** Nobody argues for these. */
const harmful =
  /\b(?:war|wars|violen\w*|racis\w*|sexis\w*|slave\w*|tortur\w*|abus\w*|hat(?:e|red)|nazi\w*|genocid\w*|kill\w*|murder\w*|rape\w*|bull(?:y|ying)|cheat\w*|steal\w*|drugs?|suicid\w*|terror\w*|dictator\w*|child labou?r|corrupt\w*|harass\w*|discriminat\w*|death penalty|porn\w*|gambl\w*|smok\w*|guns?|weapons?|drunk\w*|conspirac\w*|scams?|hit|hurt|revenge|pollut\w*)\b/i
/** These are not for a show of hands: experts name what they would judge it by, as on any other question. */
const delicate =
  /\b(?:vaccin\w*|homeopath\w*|abortion\w*|religio\w*|islam|christian\w*|jews?|muslims?|gays?|trans\w*|immigra\w*|refugee\w*|party|president|god)\b|^[A-Z]\w+ [A-Z]\w+$/

const bold = /\b(?:quit|leave|move|buy|start|open|change|switch|try|new|abroad|travel|sell|marry|risk\w*|rewrite|own|big|ask|tell|go)\b/i
const cautious = /\b(?:stay|keep|rent|wait|save|small|old|same|safe|nothing|continue|finish|repair|later|home|silent|quiet)\b/i

/** Returns the debate that a question opens; undefined when it asks for no side. */
export function debateOf(text: string, safety: SafetyKind | undefined): Debate | undefined {
  if (safety === 'health' || safety === 'fraud' || safety === 'allergy') return undefined
  const options = optionsIn(text)
  if (options) return withSides('choice', options, '', text)
  const asked = (opinion.exec(text) ?? judgement.exec(text))?.[1]?.trim().replace(/\bmy\b/g, 'your')
  if (!asked || asked.split(' ').length > 8 || /^(?:me|it|this|that|you|us|them|him|her)$/i.test(asked) || delicate.test(asked))
    return undefined
  if (!/^[\p{L}\p{N}][^<>{}[\]*_#|\\"]*$/u.test(asked)) return undefined
  const topic = /^[A-Z][a-z]/.test(asked) && !/^[A-Z]\w* [A-Z]/.test(asked) ? asked.charAt(0).toLowerCase() + asked.slice(1) : asked
  const sides = [
    { stand: `be in favour of ${topic}`, name: topic },
    { stand: `be against ${topic}`, name: `doing without ${topic}` },
  ]
  return withSides('opinion', sides, topic, text)
}

function withSides(form: Debate['form'], sides: readonly Option[], topic: string, text: string): Debate {
  const harms = sides.map(({ stand }) => harmful.test(stand))
  const harmless = form === 'opinion' && harms[0] ? 1 : harms.findIndex((harm) => !harm)
  const subject = sides.length === 2 && !harms[0] ? subjects.find(({ when }) => when.test(text)) : undefined
  const first = subject ? firstSide(subject, sides, form, topic) : undefined
  const known = first === undefined ? undefined : subject
  return {
    form,
    sides,
    topic,
    sideOf: (lens) => {
      if (harms.some(Boolean)) return Math.max(0, harmless)
      if (known && first !== undefined) return known.pro[lens.name] ? first : 1 - first
      return form === 'opinion' ? opinionSide(lens, text) : choiceSide(lens, sides, text)
    },
    argumentOf: (lens) => known?.pro[lens.name] ?? known?.con[lens.name] ?? '',
  }
}

/** The index of the side that the subject's `pro` argues for. */
function firstSide({ first }: Subject, [a, b]: readonly Option[], form: Debate['form'], topic: string): number | undefined {
  if (form === 'opinion') return first.test(topic) ? 0 : 1
  const [isA, isB] = [a, b].map((side) => side !== undefined && first.test(side.stand))
  return isA === isB ? undefined : isA ? 0 : 1
}

function opinionSide(lens: Lens, text: string): number {
  if (lens.leaning === 'either') return hash(`${lens.name}${text}`) % 2
  return lens.leaning === 'go' ? 0 : 1
}

function choiceSide(lens: Lens, sides: readonly Option[], text: string): number {
  const boldest = sides.findIndex(({ stand }) => bold.test(stand) && !cautious.test(stand))
  const calmest = sides.findIndex(({ stand }) => cautious.test(stand) && !bold.test(stand))
  const seed = hash(text)
  const goes = boldest >= 0 ? boldest : calmest >= 0 ? (calmest + 1) % sides.length : seed % sides.length
  const waits = calmest >= 0 && calmest !== goes ? calmest : (goes + 1) % sides.length
  if (lens.leaning === 'either') return (lenses.indexOf(lens) + seed) % sides.length
  return lens.leaning === 'go' ? goes : waits
}

/** Returns what a lens says about a well-known subject to a question that asks for yes or no; empty if that contradicts its leaning. */
export function knownArgument({ name, leaning }: Lens, text: string): string {
  const subject = subjects.find(({ when }) => when.test(text))
  if (!subject) return ''
  const { pro, con } = subject
  return (leaning === 'wait' ? undefined : pro[name]) ?? (leaning === 'go' ? undefined : con[name]) ?? ''
}

export const isKnownSubject = (text: string): boolean => subjects.some(({ when }) => when.test(text))
