import { eld } from 'eld/extrasmall'
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
 * Returns the language of the latest message that shows one: a short message such as `ok` takes that of the messages before it. A greeting or another
 * fixed phrase decides by its pattern. English without a sign of another.
 */
export function languageOf(messages: readonly string[]): Language {
  for (const message of [...messages].reverse()) {
    const text = message.slice(0, mostCharacters)
    const phrase = languageOfPhrase(text)
    if (phrase) return phrase
    const found = languageIn(text)
    if (found) return found
  }
  return en
}

/** A text that is hardly less English than another language shows none: `I prefer imperial units` is as Italian as English by its letters. */
const leastLead = 0.05
/** So few letters, such as `no gluten`, are shared by several languages. */
const fewCharacters = 12
const leastLeadOfFew = 0.1

function languageIn(text: string): Language | undefined {
  const result = detector.detect(text)
  const found = languages[result.language]
  if (!found || (found === en && !result.isReliable())) return undefined
  const { [result.language]: score = 0, en: asEnglish = 0 } = result.getScores()
  return found === en || score - asEnglish >= (text.length < fewCharacters ? leastLeadOfFew : leastLead) ? found : undefined
}

/** Of a longer message the beginning decides. */
const mostCharacters = 400

function languageOfPhrase(message: string): Language | undefined {
  const phrase = phraseOf(message)
  return Object.values(languages).find(({ patterns }) => phrases.some((name) => patterns[name].test(phrase)))
}

const phrases = ['hello', 'thanks', 'goodbye', 'who', 'can', 'wellBeing', 'shorter', 'another', 'nameTold', 'nameAsked'] as const

/** Returns a message as fixed phrases are compared: with plain apostrophes, without marks at its ends. */
export const phraseOf = (message: string): string =>
  message
    .normalize('NFC')
    .replace(/[’ʼ‘´]/g, "'")
    .replace(/^[\s¡¿.,!?…。！？、]+|[\s.,!?…。！？؟🙂😀👍🙏]+$/gu, '')
