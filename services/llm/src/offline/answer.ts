import type { ChatHints, ChatRequest, MaterialHint } from '../chat-model.ts'
import { leastFit } from '../least-fit.ts'
import { asks, asksForDetail, asksForExample, asksForSeveral, goesOn, isNearlyNothing, saysNothing } from './asked.ts'
import { isInDanger } from './danger/danger.ts'
import { doctorFirst } from './health/doctor-first.ts'
import type { Language, Patterns, Sentences } from './languages/language.ts'
import { languageOf, phraseOf } from './languages/language-of.ts'
import { nameKnown, nameTold, surnameTold } from './names.ts'
import { withoutOrderingSentences } from './orders.ts'
import { choosePassages } from './passages/choose-passages.ts'
import { cited } from './passages/cite.ts'
import { excerptOf, firstSentences } from './passages/excerpt.ts'
import { isGiven, restOf } from './passages/given.ts'
import { rememberedNotes } from './remembered-notes.ts'
import { ruledOutOf } from './ruled-out/in-passages.ts'
import { foodsWanted, ruledOutAskedFor, ruledOutIn, stillRuledOut, withoutRuledOut } from './ruled-out/ruled-out.ts'
import { isLifting } from './ruled-out/told.ts'
import { asksForInstructions, hasNoSubject, isInsult, isPhrase } from './small-talk.ts'

export interface OfflineAnswer {
  text: string
  /**
   * It costs nothing: it says only that nothing fits or that it would be the last one again, confirms what was ruled out, or is for a
   * person in danger.
   */
  isFree: boolean
}

/** What one answer is made from. */
interface Situation {
  message: string
  /** The message as fixed phrases are compared. */
  phrase: string
  fromUser: readonly string[]
  fromModel: readonly string[]
  language: Language
  name: string
  about: string
  notes: readonly string[]
  topics: readonly string[]
  material: MaterialHint | undefined
}

/**
 * Returns the next answer of the offline model as Markdown: the passages of the material that fit, each
 * with its citation, a phrase for what needs no passage, or an abstention with questions that can be
 * answered. It states nothing else. The same request returns the same answer.
 */
export function answerTo(request: ChatRequest): OfflineAnswer {
  const situation = situationOf(request)
  if (isInDanger(situation.message)) return { text: situation.language.sentences.danger, isFree: true }
  const phrase = phraseAnswer(situation)
  return phrase === undefined ? orSameAgain(fromMaterial(situation), situation) : { text: phrase, isFree: false }
}

/**
 * The same words cost nothing twice: what repeats the last answer says so instead. To a message on no subject, such as `Are you sure?`, a
 * part of it is a repetition.
 */
function orSameAgain(answer: OfflineAnswer, situation: Situation): OfflineAnswer {
  if (answer.isFree) return answer
  const { message, phrase, name, fromModel, language } = situation
  const last = withoutMarkers(fromModel.at(-1) ?? '')
  const mayBePart = hasNoSubject(message, name) && !asksForDetail.test(message) && !isPhrase('shorter', phrase, name)
  const isRepeated = isLastAgain(answer.text, situation) || (mayBePart && last.includes(withoutMarkers(answer.text)))
  return isRepeated ? { text: openerList(language.sentences.sameAgain, situation), isFree: true } : answer
}

const isLastAgain = (text: string, { fromModel }: Situation): boolean => withoutMarkers(text) === withoutMarkers(fromModel.at(-1) ?? '')

const withoutMarkers = (text: string) => text.replace(/(?<!\s)\s*\[\d+\]/gu, '').trim()

function situationOf({ messages, hints }: ChatRequest): Situation {
  const fromUser = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const message = fromUser.at(-1) ?? ''
  return {
    message,
    phrase: phraseOf(message),
    fromUser,
    fromModel: messages.filter(({ role }) => role === 'assistant').map(({ content }) => content),
    language: languageOf(fromUser, givenTo(hints)),
    name: hints?.name ?? '',
    about: hints?.about ?? '',
    notes: hints?.notes ?? [],
    topics: hints?.topics ?? [],
    material: hints?.material,
  }
}

/** What tells the language of a persona before the person does. */
const givenTo = ({ material, about = '' }: ChatHints = {}): string =>
  [...(material?.passages ?? []).map(({ text }) => text), ...(material?.openers ?? []), about].join('\n')

/** Answers what is about the two speakers; undefined for all else. */
function phraseAnswer(situation: Situation): string | undefined {
  const { message, phrase, language, notes } = situation
  const { sentences } = language
  const is = (kind: keyof Patterns) => isPhrase(kind, phrase, situation.name)
  const remembered = rememberedNotes(message, notes)
  if (remembered) return remembered.join('\n\n')
  if (asksForInstructions(message)) return withOpeners(sentences.instructions, situation)
  if (is('ai')) return withOpeners(filled(sentences.ai, situation), situation)
  if (is('nameAsked')) return nameAnswer(situation)
  if (is('wellBeing')) return withOpeners(sentences.wellBeing, situation)
  if (is('hello')) return withOpeners(filled(sentences.hello, situation), situation)
  if (is('who')) return withOpeners(filled(sentences.who, situation), situation)
  if (is('can')) return `${filled(sentences.who, situation)}\n\n${openerList(sentences.nothingFits, situation)}`
  if (is('goodbye')) return sentences.goodbye
  if (is('thanks')) return sentences.thanks
  const name = nameTold(phrase, language) ?? surnameTold(phrase)
  if (name && phrase.split(/\s+/).length <= name.split(/\s+/).length + mostWordsBesideName) {
    return withOpeners(filled(sentences.nameTold, { name }), situation)
  }
  if (isInsult(message)) return openerList(sentences.rude, situation)
  return /[\p{L}\p{N}]/u.test(message) ? undefined : openerList(sentences.empty, situation)
}

function fromMaterial(situation: Situation): OfflineAnswer {
  const { message, phrase, fromUser, fromModel, language, notes, material } = situation
  const { sentences } = language
  const abstention = (text: string): OfflineAnswer => ({ text, isFree: true })
  if (!material) {
    const isTold = fromModel.some((text) => text.includes(sentences.noMaterial))
    return abstention(isTold ? language.tasks.abstains : `${sentences.noMaterial}\n\n${filled(sentences.who, situation)}`)
  }
  if (material.isAway) return abstention(sentences.unavailable)
  const passages = withoutOrderingSentences(material.passages)
  if (isPhrase('shorter', phrase, situation.name))
    return shorterAnswer(situation, passages) ?? abstention(openerList(sentences.nothingToShorten, situation))
  const wantsAnother = isPhrase('another', phrase, situation.name)
  if (!wantsAnother && saysNothing(message, fromModel.length > 0))
    return abstention(openerList(fromModel.length > 0 ? sentences.nothingMore : sentences.nothingFits, situation))
  // What a person told is context: its passage may be the answer to the question that follows.
  const givenBefore = fromModel.filter((_answer, at) => wantsAnother || !asks(message) || asks(fromUser[at] ?? '')).join('\n')
  const rest = withoutRuledOut(message, language)
  const ruledOut = stillRuledOut(ruledOutIn([...notes, ...fromUser]), rest, situation.about)
  // A diet that is only asked about is not told: it is no last message here.
  const ruledOutNow = ruledOutIn([message, ''])
  if (ruledOutNow.length > 0 && isNearlyNothing(rest)) {
    const word = ruledOutNow.map((each) => each.word).join(', ')
    return { text: withOpeners(filled(sentences.ruledOut, { word }), situation), isFree: true }
  }
  if (isLifting(message) && isNearlyNothing(rest)) return abstention(withOpeners(sentences.leavesNothingOut, situation))
  const going = wantsAnother && goesOn.test(phrase) ? nextPart(situation, passages) : undefined
  if (going) return going
  const further = wantsAnother && asksForExample.test(message) ? passages.filter(({ heading }) => asksForExample.test(heading)) : passages
  const askedFor = ruledOutAskedFor(rest, ruledOut)
  const most = askedFor || (wantsAnother && !asksForSeveral.test(message)) ? 1 : undefined
  const doctor = doctorFirst(further, [...notes, ...fromUser], situation.topics)
  const chosen = choosePassages(doctor.isAlone ? [] : doctor.passages, {
    ruledOut,
    askedFor,
    foods: foodsWanted(rest),
    givenBefore,
    wantsAnother,
    most,
  })
  if (doctor.isNeeded && !doctor.medical && chosen.passages.length === 0) return abstention(sentences.askDoctor)
  const given = doctor.isNeeded && doctor.medical ? [...new Set([doctor.medical, ...chosen.passages])] : chosen.passages
  if (given.length > 0) {
    const texts = given.map(({ n, text }) => cited(excerptOf(text, message), n))
    const advice = doctor.isNeeded && !doctor.medical ? [sentences.askDoctor] : []
    const refusal = askedFor ? [filled(sentences.askedRuledOut, askedFor)] : []
    const text = [...advice, ...refusal, ...texts].join('\n\n')
    // What a doctor has to answer first is said to each such question, and costs nothing again.
    return { text, isFree: doctor.isNeeded && isLastAgain(text, situation) }
  }
  const name = nameTold(message, language)
  if (name) return { text: withOpeners(filled(sentences.nameTold, { name }), situation), isFree: false }
  if (chosen.ruledOut) {
    const offering = { ...situation, material: { ...material, openers: chosen.permitted } }
    const refusal = chosen.ruledOut === askedFor ? sentences.askedRuledOut : sentences.onlyRuledOut
    return abstention(withOpeners(filled(refusal, { word: chosen.ruledOut.word }), offering))
  }
  const isMoreAsked = chosen.wereAllGiven || (wantsAnother && fromModel.length > 0)
  return abstention(openerList(isMoreAsked ? sentences.nothingMore : sentences.nothingFits, situation))
}

/** Goes on with a passage of which the last answer gave a part only. */
function nextPart({ fromModel, message }: Situation, passages: MaterialHint['passages']): OfflineAnswer | undefined {
  const last = fromModel.at(-1) ?? ''
  const passage = passages.find(({ text }) => restOf(text, last) !== '')
  return passage && { text: cited(excerptOf(restOf(passage.text, last), message), passage.n), isFree: false }
}

/** Shortens the passage that was given last to its first sentence, or to two when the first is short. */
function shorterAnswer({ fromModel }: Situation, passages: MaterialHint['passages']): OfflineAnswer | undefined {
  const last = fromModel.at(-1) ?? ''
  const placeOf = ({ text }: { text: string }) => last.indexOf(firstSentences(text, 1))
  const passage =
    passages.filter(({ text }) => isGiven(text, last)).sort((one, other) => placeOf(one) - placeOf(other))[0] ??
    passages.find(({ text, fit }) => fit >= leastFit && last.includes(firstSentences(text, 1)))
  if (!passage) return undefined
  const first = firstSentences(passage.text, 1)
  const short = first.length < shortSentence ? firstSentences(passage.text, 2) : first
  return { text: cited(short, passage.n), isFree: false }
}

const shortSentence = 60
/** A message that tells a name and has more words beside it also asks something. */
const mostWordsBesideName = 5

function nameAnswer({ fromUser, language, notes, name: persona }: Situation): string {
  const telling = fromUser.filter((message) => !isPhrase('nameAsked', phraseOf(message), persona))
  const noted = notes.flatMap((note) => /^(?:Wants to be called|Möchte so genannt werden:)\s+(.+)$/u.exec(note)?.[1] ?? [])
  const name = nameKnown(
    telling.map((text) => ({ text, language: languageOf([text]) })),
    noted,
  )
  return name ? filled(language.sentences.nameKnown, { name }) : language.sentences.nameUnknown
}

type Parts = Partial<Record<'name' | 'about' | 'word', string>>

const filled = (sentence: string, parts: Parts) =>
  sentence.replace(/\{(name|about|word)\}/g, (_all, part: keyof Parts) => parts[part] ?? '').trim()

const withOpeners = (text: string, situation: Situation) => {
  const openers = openerList(situation.language.sentences.askMe, situation)
  return openers ? `${text}\n\n${openers}` : text
}

/**
 * Returns questions that the material answers, after an introduction. Without such questions the introduction is left out, or stands alone.
 */
function openerList(introduction: Sentences['askMe'], { material, language, notes, fromUser }: Situation): string {
  const ruledOut = ruledOutIn([...notes, ...fromUser])
  const openers = (material?.openers ?? []).filter((opener) => !ruledOutOf({ heading: opener, text: '' }, ruledOut))
  if (openers.length > 0) return `${introduction}\n\n${openers.map((opener) => `- ${opener}`).join('\n')}`
  return introduction === language.sentences.askMe ? '' : introduction.replace(/[^.!。！؟?]*[:：]$/u, '').trim()
}
