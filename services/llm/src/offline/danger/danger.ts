import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import type { DangerSigns } from './signs.ts'
import { zh } from './zh.ts'

const languages: Readonly<Record<string, DangerSigns>> = { en, de, fr, es, it, pt, ru, ar, zh, ja }

/** Of a longer message the beginning decides. */
const mostCharacters = 8_000

/** Whether a message is of a person in danger, in any of the ten languages. Its answer is free of charge. When in doubt it is. */
export const isInDanger = (message: string): boolean => dangerLanguages(message).length > 0

/** Returns the codes of the languages in which a message is of a person in danger. */
export function dangerLanguages(message: string): string[] {
  const text = message
    .slice(0, mostCharacters)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ‘´`]/g, "'")
    .replace(/\s+/g, ' ')
  const rest = Object.values(languages)
    .flatMap(({ harmless }) => harmless)
    .reduce((left, phrase) => left.replace(phrase, ' … '), text)
  return Object.keys(languages).filter((code) => languages[code]?.signs.some((sign) => sign.test(rest)))
}
