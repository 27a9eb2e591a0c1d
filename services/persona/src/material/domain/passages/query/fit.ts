import { leastFit } from '@rostra/llm/least-fit'
import type { QueryTerm } from '@rostra/search/segments/rank-documents'
import { compoundSizes, isPartOf } from '@rostra/text/languages/compound-sizes'
import { hasCompounds, type Language } from '@rostra/text/languages/languages'
import { stemIn } from '@rostra/text/languages/stems'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'
import type { FoundPassage } from '../passage.ts'
import type { WeighedTerm } from '../passage-index.ts'
import { decodeTerms, encodeTerms, joined, type PassageTerms, type TermSet } from '../passage-terms.ts'
import { lastHeading, questionOf } from '../question.ts'
import { type TextLanguage, termsOf, textLanguage } from '../terms.ts'
import { isNumber, type MessageTerm, ownTerms } from './own-terms.ts'
import { leastSupport } from './question-parts.ts'

/** Similarities of a model from which on a text answers a question. */
export interface SimilarityScale {
  answersFrom: number
  /** The similarity that passages of any subject have to a question. */
  usual: number
  /** By how much the similarities to a question in a language exceed those to an English one. */
  higherIn?: Readonly<Partial<Record<Language, number>>>
}

/**
 * The scale of a model; undefined for one that was not measured, whose similarities order passages but do not say whether they
 * answer. Of the E5 family unrelated texts have 0.78 to 0.88, and two wordings of a question 0.86 to 0.97. All figures of this
 * file: measured with the questions of ten demo personas and 55 questions on which they have nothing, and checked with the
 * questions of the other four (scripts/tests/offline). To Chinese questions the similarities are higher by 0.03 to 0.06, those of
 * other passages too: measured with the question set of 12 languages and with XQuAD (docs/languages.md).
 */
export const scaleOf = (model: string): SimilarityScale | undefined =>
  /(?:^|[/-])(?:nano)?e5/.test(model) ? { answersFrom: 0.868, usual: 0.86, higherIn: { zh: 0.04 } } : undefined

/** What a message asks for. */
export interface Asked {
  /** The terms of the message with their weights in the material, also the terms that no passage has. */
  terms: readonly WeighedTerm[]
  /** The rarest term, as `subjectTerm` returns it. */
  subject: string | undefined
  /** Weighs other terms in the same material. */
  weigh: (terms: readonly QueryTerm[]) => readonly WeighedTerm[]
  /** How much the subject depends on single words, from 0 to 1. */
  brevity: number
  /** Of the message; undefined when it does not tell. */
  language: Language | undefined
  /** It needs the messages before it to be understood. */
  isReference: boolean
  /** The part of its terms, by weight, that no passage has. */
  unknown: number
  /** Of a part of a message that tells no subject: as `supportOf` returns it. */
  support?: readonly WeighedTerm[] | undefined
}

/** How near a passage is to a message. */
export interface Nearness {
  similarity: number
  /** The mean similarity of passages that are not among the nearest ones; undefined when there are too few to tell. */
  ofOthers: number | undefined
  scale: SimilarityScale
}

/** What words in common add to a similarity: those of the question that a passage answers, and those of all of its text. */
const inQuestion = 0.04
const inText = 0.02
/** What is taken from the similarity of a passage of another subject to a question of the same form: `How do I cook lobster?`. */
const otherSubject = 0.06
/** What is taken from it besides when the material does not have a term at all: `Should I buy a unicorn?`. */
const unknownSubject = 0.02
/** And when the passage does not have the rarest term of a message of a few words: `Curry recipe?`. */
const withoutSubject = 0.05
/** How much less counts in a message to which all passages are similar. */
const ofOthers = 0.25
/** A text without a question is less similar to a question than another question is, but not one of a few words. */
const withoutQuestion = 0.02
const fewWords = 12
/** By how much less a text in another language than the message is similar to it. */
const otherLanguage = 0.005
/** What a similarity adds to the fit. A follow-up is half as sure. */
const steepness = 2.5
/** Words alone: the same two parts, and of a text without a question its sentence with most words of the message. */
const byQuestion = 1.2
const byText = 0.4
const byStatement = 0.8
/** The part of a message's terms that a sentence of a text without a question has, from which on it answers whatever the similarity is. */
const leastStated = 0.6
const byWords = 0.03

/** What a passage is compared by, which takes longer to read than to compare. */
export interface PassageWords {
  language: TextLanguage
  /** The question that the passage answers; empty for a text without one. */
  question: string
  /** The question, or else the heading. */
  shown: Wording
  otherWordings: readonly Wording[]
  textTerms: TermSet
  /** The terms of each sentence. */
  statements: readonly TermSet[]
  headingTerms: ReadonlySet<string>
}

interface Wording {
  /** Its terms as a message would have them. */
  asked: readonly QueryTerm[]
  terms: ReadonlySet<string>
}

const wordingOf = (text: string, language: TextLanguage): Wording => ({
  asked: ownTerms(text, language),
  terms: new Set(termsOf(text, language)),
})

export type HeadingWords = Pick<PassageWords, 'shown' | 'otherWordings' | 'headingTerms'>

/** Reads the heading of a passage, its question, and the other wordings of it. */
export function wordsOfHeading(
  { heading, otherQuestions = [] }: Pick<FoundPassage, 'heading' | 'otherQuestions'>,
  question: string,
  language: TextLanguage,
): HeadingWords {
  return {
    shown: wordingOf(question || lastHeading(heading), language),
    otherWordings: otherQuestions.map((other) => wordingOf(other, textLanguage(other))),
    headingTerms: new Set(termsOf(heading, language)),
  }
}

/** Reads a passage once for all parts of a message. `terms`: those of its text, when they are stored. */
export function wordsOfPassage(
  passage: Pick<FoundPassage, 'heading' | 'text' | 'otherQuestions'>,
  terms: PassageTerms = decodeTerms(encodeTerms(passage.text)),
  readHeading = wordsOfHeading,
): PassageWords {
  const { language, all, statements } = terms
  const question = questionOf(passage)
  const words = readHeading(passage, question, language)
  return { ...words, language, question, textTerms: joined(all, words.shown.terms), statements }
}

/**
 * Returns how well a passage answers a message, from 0 to 1; from `leastFit` on it does. Without `nearness` the words
 * alone decide: also those of other wordings, which a similarity includes.
 */
export function fitOf(passage: PassageWords, asked: Asked, nearness?: Nearness): number {
  const { language, question, shown, otherWordings, textTerms } = passage
  const messageTerms = new Set(asked.terms.map(({ term }) => term))
  const shareIn = hasCompounds(language.language) ? shareWithCompounds : shareOfTerms
  const shareOf = asked.support && shareIn(asked.support, textTerms) < leastSupport ? halfOf(shareIn) : shareIn
  const sameWordsAs = (wording: Wording) => {
    const ofMessage = shareOf(asked.terms, wording.terms)
    // Without a word in common the product is 0, and weighing looks up each term.
    return ofMessage === 0 ? 0 : Math.sqrt(ofMessage * shareOf(asked.weigh(wording.asked), messageTerms))
  }
  // Numbers alone are in texts on anything.
  const known = asked.terms.every(({ term }) => isNumber(term)) ? 0 : shareOf(asked.terms, textTerms)
  const stated = question === '' ? shareInStatement(passage, asked.terms, shareOf) : 0
  if (!nearness) {
    const sameWords = Math.max(...[shown, ...otherWordings].map(sameWordsAs))
    return Math.min(1, byWords + Math.max(byQuestion * sameWords + byText * known, byStatement * stated))
  }
  const { similarity, scale } = nearness
  // A few key words that do not tell their language are in that of the material when it has one of them.
  const isSameLanguage = asked.language === (language.language ?? 'en') || (asked.language === undefined && asked.unknown < 1)
  const brevity = isSameLanguage ? asked.brevity : 0
  const acrossLanguages = isSameLanguage || asked.language === undefined ? 0 : otherLanguage
  const lacking = hasSubject(passage, asked.subject) ? 0 : withoutSubject
  const words =
    inQuestion * sameWordsAs(shown) +
    inText * known -
    brevity * (otherSubject * (1 - known) + unknownSubject * asked.unknown + brevity * lacking)
  const higher = (asked.language && scale.higherIn?.[asked.language]) ?? 0
  const others = ofOthers * (scale.usual + higher - (nearness.ofOthers ?? scale.usual + higher))
  const form = question === '' && new Set(textTerms).size >= fewWords ? withoutQuestion : 0
  const slope = asked.isReference ? steepness / 2 : steepness
  const byMeaning = leastFit + slope * (similarity + words + others + form + acrossLanguages - scale.answersFrom - higher)
  return Math.min(1, Math.max(0, byMeaning, stated >= leastStated ? byWords + byStatement * stated : 0))
}

/** What a lead adds to the best fit of those in doubt, and the lead of a passage that is as near by chance as the next one. */
const ofLead = 0.4
const usualLead = 0.02
const beyondDoubt = leastFit + 0.02

/**
 * Adds to the best fit by its lead over the next one, when it is in doubt. A passage that stands out from all others answers from a
 * lower similarity on; where several are equally near, the message is often about something else. By 422 questions to the demo
 * personas: below the least fit a right one leads by 0.04 to 0.12, another one by 0.02.
 */
export function addLead<Found extends { passage: Pick<FoundPassage, 'text' | 'fit'> }>(found: readonly Found[]): Found[] {
  const best = found.reduce<Found | undefined>((most, each) => (most && most.passage.fit >= each.passage.fit ? most : each), undefined)
  const others = found.filter((each) => each.passage.text !== best?.passage.text).map(({ passage }) => passage.fit)
  if (!best || others.length === 0 || best.passage.fit > beyondDoubt) return [...found]
  const added = ofLead * (best.passage.fit - Math.max(...others) - usualLead)
  const fit = Math.min(beyondDoubt, Math.max(0, best.passage.fit + added))
  return found.map((each) => (each === best ? { ...each, passage: { ...each.passage, fit } } : each))
}

/** Whether a passage has a term in its text, its question or another wording of it. */
const hasSubject = ({ textTerms, otherWordings }: PassageWords, subject: string | undefined): boolean =>
  subject === undefined || textTerms.has(subject) || otherWordings.some(({ terms }) => terms.has(subject))

type Share = (terms: readonly WeighedTerm[], others: TermSet) => number

/** Returns the part of the terms that one sentence has, together with the heading above it. */
const shareInStatement = ({ statements, headingTerms }: PassageWords, terms: readonly WeighedTerm[], shareOf: Share): number =>
  Math.max(0, ...statements.map((each) => shareOf(terms, joined(headingTerms, each))))

const halfOf =
  (share: Share): Share =>
  (terms, others) =>
    share(terms, others) / 2

/** Returns the part of the terms, by weight, that are among others. */
const shareOfTerms: Share = (terms, others) => shareWhere(terms, (term) => others.has(term))

/** The same in a language that writes compounds as one word: a term may be the beginning or the end of another. */
const shareWithCompounds: Share = (terms, others) =>
  shareWhere(
    terms,
    (term) => others.has(term) || (term.length >= compoundSizes(term).leastPart && [...others].some((other) => isPartOf(term, other))),
  )

function shareWhere(terms: readonly WeighedTerm[], isShared: (term: string) => boolean): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const shared = terms.reduce((sum, { term, weight }) => sum + (isShared(term) ? weight : 0), 0)
  return all === 0 ? 0 : shared / all
}

/** What single words mean for the subject of a message with so many terms. */
const brevityByTerms = [1, 1, 1, 0.6, 0.3]

/** Returns how much the subject of a message depends on single words: 1 for a message of at most two terms, 0 from five on. */
export const brevityOf = (terms: readonly QueryTerm[]): number => brevityByTerms[terms.length] ?? 0

/** Returns the language of a message; English for one with an English function word that tells no other language. */
export const messageLanguage = (text: string): Language | undefined =>
  textLanguage(text).language ?? (wordTexts(text, 'dictionary').some(isStopWord) ? 'en' : undefined)

/**
 * Returns the term of a message that fewest passages have, of those that are no common words; undefined when another or a guessed form is
 * rarer.
 */
export function subjectTerm(terms: readonly MessageTerm[], weighed: readonly WeighedTerm[]): string | undefined {
  const isOwnForm = ({ term, word, language }: MessageTerm) => term === word || term === stemIn(word, language)
  const telling = new Set(terms.filter((each) => each.weight === 1 && isOwnForm(each)).map(({ term }) => term))
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return weighed.find(({ term, weight }) => weight === most && telling.has(term))?.term
}
