import { describe, expect, it } from '@jest/globals'
import { fold } from '../fold.ts'
import type { Language } from './languages.ts'
import { allStems, stemIn } from './stems.ts'
import { taggedStemOf, tagWord, untagWord } from './tagged-words.ts'

describe('stemIn', () => {
  it.each<[Language, string, string]>([
    ['en', 'teachers', 'teacher'],
    ['de', 'Lehrer', 'Lehrern'],
    ['de', 'Häuser', 'Häusern'],
    ['fr', 'chevaux', 'cheval'],
    ['fr', 'abeille', 'abeilles'],
    ['es', 'información', 'informaciones'],
    ['es', 'maestro', 'maestras'],
    ['it', 'ragazzo', 'ragazzi'],
    ['pt', 'informação', 'informações'],
    ['nl', 'bakker', 'bakkers'],
    ['sv', 'böcker', 'böckerna'],
    ['sv', 'bröd', 'brödet'],
    ['tr', 'kitaplar', 'kitapların'],
    ['tr', 'kitap', 'kitabı'],
    ['tr', 'ışık', 'ışığı'],
    ['pl', 'ryba', 'rybami'],
    ['ru', 'книга', 'книгами'],
    ['ru', 'красивый', 'красивого'],
    ['uk', 'книгами', 'книгах'],
    ['ar', 'المدرسة', 'مدرسه'],
    ['ar', 'والمعلمون', 'معلم'],
    ['ar', 'بمدرسة', 'المدرسة'],
    ['ar', 'مكتوباً', 'مكتوب'],
    ['ar', 'أصدرت', 'أصدر'],
    ['he', 'מתמטיקה', 'ולמתמטיקה'],
    ['he', 'מורה', 'והמורה'],
    ['he', 'ילדים', 'וילדים'],
    ['he', 'ספר', 'הספר'],
    ['he', 'בית', 'בבית'],
    ['he', 'לחם', 'הלחם'],
    ['he', 'ילד', 'הילדים'],
    ['he', 'כלב', 'וכלבים'],
    ['he', 'בתים', 'הבתים'],
    ['he', 'מתמטיקה', 'למתמטיקה'],
    ['he', 'מתמטיקה', 'שבמתמטיקה'],
    ['he', 'מורה', 'מורים'],
    ['he', 'עוגה', 'בעוגות'],
    ['he', 'ביצה', 'הביצים'],
    ['he', 'משפחה', 'למשפחות'],
    ['he', 'שולחן', 'השולחנות'],
    ['he', 'שלום', 'השלום'],
    ['bg', 'учител', 'учители'],
    ['bg', 'учител', 'учителите'],
    ['bg', 'учител', 'учителят'],
    ['bg', 'книга', 'книгата'],
    ['bg', 'книга', 'книгите'],
    ['bg', 'град', 'градът'],
    ['bg', 'град', 'градовете'],
    ['bg', 'място', 'мястото'],
    ['bg', 'дете', 'детето'],
    ['bg', 'работа', 'работата'],
    ['uk', 'місто', 'місті'],
    ['ko', '학교에서', '학교를'],
    ['ko', '고양이', '고양이를'],
    ['ko', '고양이', '고양이라는'],
    ['ko', '아이', '아이라는'],
    ['ko', '전문가', '전문가와'],
    ['ko', '전문가', '전문가입니다'],
    ['ko', '전문가', '전문가예요'],
    ['ko', '선생님', '선생님이에요'],
    ['ko', '선생님', '선생님들과'],
    ['ko', '제주도', '제주도에서'],
    ['ko', '제주도', '제주도에서는'],
    ['ko', '제주도', '제주도까지도'],
    ['ko', '서울', '서울로'],
    ['ko', '사과', '사과를'],
    ['ko', '책', '책이'],
    ['ko', '책', '책이라는'],
    ['ko', '집', '집에는'],
    ['ko', '공부', '공부합니다'],
    ['ko', '먹습니다', '먹었습니다'],
    ['ko', '선생님', '선생님께서'],
    ['ko', '분갈이', '분갈이하나요'],
    ['ko', '포함', '포함되나요'],
    ['hi', 'किताबें', 'किताबों'],
    ['de', 'Schürze', 'Schuerzen'],
    ['de', 'Trainer', 'Trainerinnen'],
    ['de', 'Psychologe', 'Psychologin'],
    ['es', 'joven', 'jóvenes'],
    ['es', 'mujer', 'mujeres'],
    ['es', 'isla', 'islas'],
    ['es', 'país', 'países'],
    ['pt', 'onda', 'ondas'],
    ['fr', 'opinion', 'opinions'],
    ['nl', 'studie', 'studies'],
    ['de', 'Problem', 'Probleme'],
    ['de', 'Insel', 'Inseln'],
    ['es', 'orquídea', 'orquídeas'],
    ['es', 'lugar', 'lugares'],
    ['es', 'actriz', 'actrices'],
    ['fr', 'brûlé', 'brûlée'],
    ['pt', 'animal', 'animais'],
    ['pt', 'coração', 'corações'],
    ['pt', 'pão', 'pães'],
    ['pt', 'homem', 'homens'],
    ['nl', 'fiets', 'fietsen'],
    ['nl', 'huis', 'huizen'],
    ['nl', 'brood', 'broodjes'],
    ['nl', 'bloem', 'bloemetje'],
    ['nb', 'lærer', 'læreren'],
    ['da', 'smørrebrød', 'smoerrebroed'],
    ['da', 'Århus', 'Aarhus'],
    ['fi', 'koira', 'koirien'],
    ['hu', 'recept', 'recepteket'],
    ['hu', 'könyvet', 'könyvekről'],
    ['hu', 'tanár', 'tanárnál'],
    ['pl', 'podlewać', 'podlewaj'],
    ['pl', 'gotować', 'gotujemy'],
    ['pl', 'pałac', 'pałacu'],
    ['pl', 'spotkanie', 'spotkaniem'],
    ['tr', 'ders', 'dersler'],
    ['tr', 'araba', 'arabaları'],
    ['tr', 'ev', 'evleri'],
    ['ru', 'экзамены', 'экзаменам'],
    ['ru', 'орхидея', 'орхидеи'],
    ['uk', 'українська', 'української'],
    ['uk', 'орхідея', 'орхідей'],
    ['uk', 'історія', 'історій'],
    ['uk', 'пересаджувати', 'пересаджуйте'],
    ['uk', 'адвокати', 'адвокатів'],
    ['uk', 'діти', 'дітей'],
    ['el', 'βιβλίο', 'βιβλία'],
    ['ar', 'فاكهة', 'الفاكهة'],
    ['ar', 'برنامج', 'البرنامج'],
    ['ar', 'فلسفة', 'للفلسفة'],
    ['ar', 'ألوان', 'الألوان'],
    ['ar', 'وصفة', 'الوصفات'],
    ['he', 'ארוחה', 'ארוחת'],
    ['he', 'משפחה', 'משפחת'],
    ['he', 'רכבת', 'רכבות'],
    ['fa', 'کتاب', 'کتابهای'],
    ['fa', 'غذا', 'غذاها'],
    ['fa', 'دوست', 'دوستانم'],
    ['fa', 'آموزش', 'آموزشی'],
  ])('of %s is the same for %s and %s', (language, one, other) => {
    expect(stemIn(fold(one), language)).toBe(stemIn(fold(other), language))
  })

  it.each<[Language, string, string]>([
    ['de', 'Biene', 'Honig'],
    ['ar', 'كتاب', 'مدرسة'],
    ['ko', '학교', '학생'],
    ['ko', '사과', '사'],
    ['ko', '회의', '회'],
    ['he', 'מלון', 'בלון'],
    ['he', 'מספר', 'ספר'],
    ['bg', 'място', 'мяса'],
    ['de', 'Feuer', 'für'],
    ['es', 'farero', 'faro'],
    ['tr', 'başlayan', 'başkent'],
    ['pt', 'mais', 'mal'],
    ['nl', 'huis', 'hout'],
    ['tr', 'kalem', 'kale'],
    ['fa', 'معلم', 'معلق'],
  ])('of %s differs for %s and %s', (language, one, other) => {
    expect(stemIn(fold(one), language)).not.toBe(stemIn(fold(other), language))
  })
})

it.each<[Language, string]>([
  ['he', 'של הוא בית לחם משה כלב שפה היום'],
  ['ko', '물 사과 회의 아이 나이 지도 도로 요가 휴가 아들'],
  ['bg', 'път дете хляб'],
])('keeps short words of %s', (language, words) => {
  const stemmed = words.split(' ').map((word) => stemIn(fold(word), language))
  expect(stemmed.filter((stem, at) => stem.length < Math.min(3, words.split(' ')[at]?.length ?? 0))).toEqual([])
})

it('has the English stem first among all stems of a word, and none of other scripts', () => {
  expect(allStems('lehrern')).toEqual(expect.arrayContaining(['lehrern', stemIn('lehrern', 'de')]))
  expect(allStems('teachers')[0]).toBe('teacher')
  expect(allStems('先生')).toEqual(['先生'])
  expect(allStems(fold('книгата'))).toContain(stemIn(fold('книга'), 'bg'))
})

it('tags words with the language of their text, when they are of its script', () => {
  expect(['lehrer', 'учитель', '42'].map((word) => tagWord(word, 'de'))).toEqual(['lehrer#de', 'учитель', '42'])
  expect(tagWord('teacher', 'en')).toBe('teacher')
  expect(tagWord('учители', 'bg')).toBe('учители#bg')
  expect(untagWord('lehrer#de')).toEqual({ word: 'lehrer', language: 'de' })
  expect(untagWord('#teacher')).toEqual({ word: '#teacher', language: undefined })
  expect(taggedStemOf('lehrern#de')).toBe(`${stemIn('lehrern', 'de')}#de`)
  expect(taggedStemOf('teachers')).toBe('teacher')
})
