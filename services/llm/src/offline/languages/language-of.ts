import { fold } from '@rostra/text/fold'
import { functionWordsOf } from '@rostra/text/languages/function-words'
import { languageOf as languageOfText } from '@rostra/text/languages/language-of'
import { wordTexts } from '@rostra/text/words'
import { eld } from 'eld/extrasmall'
import { dangerLanguages } from '../danger/danger.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { Language } from './language.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

export const languages: Readonly<Record<string, Language>> = { en, de, fr, es, it, pt, ru, ar, zh, ja }

const detector = eld.newInstance()
detector.setLanguageSubset(Object.keys(languages))

/**
 * Returns the language of a conversation: that of the latest message that shows one clearly. A greeting or another fixed phrase decides
 * by its pattern. Until a message shows another, it is the language of `material`, what the persona was given; English for no material.
 */
export function languageOf(messages: readonly string[], material = ''): Language {
  const start = languages[languageOfText(material.slice(0, mostCharacters)) ?? 'en'] ?? en
  return messages.reduce((before, message) => languageShown(message.slice(0, mostCharacters), before) ?? before, start)
}

/** Of fewer words only those of another script than Latin show a language: `tomato sauce` is as Italian as English by its letters. */
const fewestWords = 2
/** So many words show a language by their letters alone, with this lead over the language of the messages before them. */
const enoughWords = 3
const leastLead = 0.1

/** Returns the language that a message shows; undefined when it may as well be in the one before it. */
function languageShown(message: string, before: Language): Language | undefined {
  const phrase = languageOfPhrase(message, before)
  if (phrase) return phrase
  const [inDanger, alsoInDanger] = dangerLanguages(message)
  if (inDanger && !alsoInDanger) return languages[inDanger]
  if (otherScripts.test(message)) return languages[languageOfText(message) ?? ''] ?? languages[detector.detect(message).language]
  const words = wordTexts(fold(message), 'runs')
  if (words.length < fewestWords) return undefined
  const scores = detector.detect(message).getScores()
  const candidates = latinCodes.map((code) => ({
    language: languages[code],
    functionWords: words.filter((word) => functionWordsOf(code).has(word)).length,
    score: scores[code] ?? 0,
  }))
  const own = candidates.find(({ language }) => language === before) ?? { functionWords: 0, score: 0 }
  const [best] = candidates.sort((one, other) => other.functionWords - one.functionWords || other.score - one.score)
  if (!best) return undefined
  if (best.functionWords > own.functionWords && best.score > own.score) return best.language
  const isLikelier = words.length >= enoughWords && best.score - own.score >= leastLead
  return isLikelier ? best.language : undefined
}

const latinCodes = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const
const otherScripts = /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Of a longer message the beginning decides. */
const mostCharacters = 400

function languageOfPhrase(message: string, before: Language): Language | undefined {
  const phrase = phraseOf(message)
  return [before, ...Object.values(languages)].find(({ patterns }) => phrases.some((name) => patterns[name].test(phrase)))
}

const phrases = ['hello', 'thanks', 'goodbye', 'who', 'can', 'wellBeing', 'shorter', 'another', 'nameTold', 'nameAsked'] as const

/** Returns a message as fixed phrases are compared: with plain apostrophes, without marks at its ends. */
export const phraseOf = (message: string): string =>
  message
    .normalize('NFC')
    .replace(/[’ʼ‘´]/g, "'")
    .replace(/^[\s¡¿.,!?…。！？、]+|[\s.,!?…。！？؟🙂😀👍🙏]+$/gu, '')
