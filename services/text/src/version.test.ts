import { expect, it } from '@jest/globals'
import { isStopWordIn } from './languages/function-words.ts'
import { languageOf } from './languages/language-of.ts'
import { stemIn } from './languages/stems.ts'
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

const sentences = [
  'Die Lehrer der Straßen',
  'Los maestros de las escuelas',
  'Les enfants de la maison',
  'Учителя красивых городов',
  'المعلمون في المدارس',
  'Öğretmenler için kitaplar',
  '数学老师王明',
  '학교에서 고양이를 만나요',
  'המורה בבית הספר',
  'Учителите са в градовете на България',
  'Діти в місті',
  'हिन्दी मेज़',
  'می‌خوانم',
  'クレジットカード',
  '數學老師教軟體工程',
  'Mẹ và bé nên ăn gì',
  'Die Schuerzen der Trainerinnen sind im Online-Kurs',
  'کتابهای سگ من چه است',
  'น้ำพริก',
  'ヴァイオリンとコンピューター',
]
const wordsOf = (text: string) => wordTexts(text, 'parts').filter((word) => !isStopWordIn(word, languageOf(text)))
const sentenceWords = sentences.flatMap((text) => wordsOf(text).map((word) => stemIn(word, languageOf(text)))).join(' ')

// When this fails, the words of new texts differ from stored ones: increase textVersion, and update the words here.
it('version 9 has these words', () => {
  expect([textVersion, storedWords('pairs'), storedWords('dictionary'), sentenceWords]).toEqual([
    9,
    'teacher zurich were teach fine naivet елка 212 がく く こー ーひ ひー ー 喝咖 咖啡 啡 ข้า าว ว हिंदी 한국어 שלום محمد',
    'teacher zurich were teach fine naivet елка 212 がく こーひ 喝 咖啡 ข้าว हिंदी 한국어 שלום محمد',
    'die lehr der strass los maestr de las escuel les enfant de la maison учител крас город معلم في مدارس ogret icin kitap 数学 老师 王 王明 明 학교 고양 만나요 מור בית ספר учител са в град на българи діт в міст हिंद मेज مي خوان ميخو くれじっとかーど くれ れじ じっ っと とか かー ーど 数学 老师 教 软体 工程 me va be nen an gi die schurz der train sind im onlin kur onlinekur كتاب سگ من چه است น้ำ พริก ばいおりん ばい いお おり りん と こんぴゅーた こん んぴ ぴゅ ゅー ーた たー',
  ])
})
