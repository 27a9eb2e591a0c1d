import { faker as arabic } from '@faker-js/faker/locale/ar'
import { faker as greek } from '@faker-js/faker/locale/el'
import { faker as persian } from '@faker-js/faker/locale/fa'
import { faker as hebrew } from '@faker-js/faker/locale/he'
import { faker as armenian } from '@faker-js/faker/locale/hy'
import { faker as georgian } from '@faker-js/faker/locale/ka_GE'
import { faker as macedonian } from '@faker-js/faker/locale/mk'
import { faker as russian } from '@faker-js/faker/locale/ru'
import { faker as ukrainian } from '@faker-js/faker/locale/uk'
import german from 'gender-detection-from-name/names/de.js'
import english from 'gender-detection-from-name/names/en.js'
import spanish from 'gender-detection-from-name/names/es.js'
import french from 'gender-detection-from-name/names/fr.js'
import italian from 'gender-detection-from-name/names/it.js'
import turkish from 'gender-detection-from-name/names/tr.js'
import { fold } from '../fold.ts'

/** 67,000 names in Latin script. */
const tables = [german, english, spanish, french, italian, turkish]
const otherScripts = [arabic, greek, persian, hebrew, armenian, georgian, macedonian, russian, ukrainian]

const names = new Set<string>()
for (const table of tables) {
  for (const name of table.keys()) names.add(fold(name))
}
for (const { rawDefinitions } of otherScripts) {
  const { generic = [], female = [], male = [] } = rawDefinitions.person?.first_name ?? {}
  for (const name of [...generic, ...female, ...male]) names.add(fold(name))
}

/**
 * Returns whether a word in lower case is a given name, without regard to accents. Names in scripts without blanks between words are not
 * known.
 */
export const isGivenName = (word: string): boolean => names.has(fold(word))
