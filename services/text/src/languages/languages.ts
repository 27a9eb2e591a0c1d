/**
 * The languages whose function words are known, by their two-letter codes (ISO 639-1). At most 32: a word's languages are the bits of a
 * number.
 */
export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hr',
  'ro',
  'hu',
  'tr',
  'id',
  'vi',
  'ru',
  'uk',
  'bg',
  'el',
  'ar',
  'fa',
  'he',
  'hi',
  'th',
  'zh',
  'ja',
  'ko',
] as const

export type Language = (typeof languages)[number]

/** The languages of Latin script, in which a word alone does not tell its language. */
export const latinLanguages: readonly Language[] = languages.slice(0, languages.indexOf('ru'))

const compounding: ReadonlySet<Language | undefined> = new Set<Language>(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu', 'ko'])

/** Whether a language writes compounds as one word: Bienenstock, fietsenmaker, 수학선생님. */
export const hasCompounds = (language: Language | undefined): boolean => compounding.has(language)
