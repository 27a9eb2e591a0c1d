import { expect, it } from '@jest/globals'
import { stemOf } from './stem.ts'
import { isStopWord } from './stop-words/stop-words.ts'
import { textVersion } from './version.ts'
import { type UnspacedMode, wordTexts } from './words.ts'

const sample = 'The teachers of Zürich were teaching ﬁne naïveté, ёлка 2½ ｶﾞｸ コーヒー 喝咖啡 ข้าว हिंदी 한국어 שָׁלוֹם مُحَمَّد'
const storedWords = (mode: UnspacedMode) =>
  wordTexts(sample, mode)
    .filter((word) => !isStopWord(word))
    .map(stemOf)
    .join(' ')

// When this fails, the words of new texts differ from stored ones: increase textVersion, and update the words here.
it('version 1 has these words', () => {
  expect([textVersion, storedWords('pairs'), storedWords('dictionary')]).toEqual([
    1,
    'teacher zurich were teach fine naivet елка 212 ガク ク コー ーヒ ヒー ー 喝咖 咖啡 啡 ข้า าว ว हिंदी 한국어 שלום محمد',
    'teacher zurich were teach fine naivet елка 212 ガク コーヒー 喝 咖啡 ข้าว हिंदी 한국어 שלום محمد',
  ])
})
