import { describe, expect, it } from '@jest/globals'
import { canBeCorrection, isCorrectable, isCorrection } from '@rostra/search/vocabulary/typos'
import { possibleLanguages } from '@rostra/text/languages/stems'
import { taggedStemOf, tagWord, untagWord } from '@rostra/text/languages/tagged-words'
import fc from 'fast-check'
import { type Category, categories, type PersonaSummary } from '../../core/domain/personas/persona.ts'
import { indexedWords } from '../domain/indexed-words.ts'
import type { IndexedPersona, SearchIndex } from '../domain/ports.ts'
import { type PublicListQuery, readPublicListQuery, type SortOrder, sortOrders } from '../domain/public-list-query.ts'
import { parseSearch } from '../domain/search-terms.ts'
import { createSearchIndex } from './search-index.ts'

const query = (over: { search?: string; category?: string; order?: SortOrder; page?: number; limit?: number } = {}) =>
  readPublicListQuery({ search: '', category: '', order: 'popular', page: 1, limit: 10, ...over })

type Card = PersonaSummary & { id: string }

let personasCreated = 0
const indexed = ({ id, name, description, category }: Card, sortKeys: Record<SortOrder, number>): IndexedPersona => {
  const summary = { name, description, category }
  return { id, card: Buffer.from(JSON.stringify({ id, ...summary })), summary, sortKeys }
}
const persona = (name: string, over: Partial<PersonaSummary & Record<SortOrder, number>> = {}): IndexedPersona => {
  const { description = '', category = 'Other', popular = 0, newest = 0, rating = 0 } = over
  const id = String(++personasCreated).padStart(24, '0')
  return indexed({ id, name, description, category }, { popular, newest, rating })
}
const cardOf = (encoded: Uint8Array): Card => JSON.parse(Buffer.from(encoded).toString())
const emptyIndex = () => createSearchIndex(cardOf)
const indexOf = (...personas: IndexedPersona[]) => {
  const index = emptyIndex()
  for (const each of personas) index.put(each)
  return index
}
const pageOf = (index: SearchIndex, listQuery: PublicListQuery) => {
  const { cards, total } = index.find(listQuery)
  return { cards: cards.map(cardOf), total }
}
const namesFound = (index: SearchIndex, search: string) => index.find(query({ search })).cards.map((card) => cardOf(card).name)

/** Returns what `find` must return, by the search rules applied to every persona in turn. */
function linearSearch(all: readonly IndexedPersona[], { search, category, order, page, limit }: PublicListQuery) {
  const vocabulary = new Set(all.flatMap(({ summary }) => indexedWords(summary)))
  const has = ({ summary }: IndexedPersona, stems: Set<string>) => indexedWords(summary).some((word) => stems.has(taggedStemOf(word)))
  const terms = (search?.words ?? []).map((word) => {
    const completions = word === search?.prefix ? [...vocabulary].filter((known) => untagWord(known).word.startsWith(word)) : []
    const inLanguages = possibleLanguages(word).map((language) => tagWord(word, language))
    const stems = new Set([word, ...inLanguages, ...completions].map(taggedStemOf))
    if (!isCorrectable(word) || all.some((each) => has(each, stems))) return stems
    const isNear = (known: string) => canBeCorrection(untagWord(known).word) && isCorrection(word, untagWord(known).word)
    return new Set([...stems, ...[...vocabulary].filter(isNear).map(taggedStemOf)])
  })
  const found = all
    .filter(({ summary }) => !category || summary.category === category)
    .filter((each) => terms.every((stems) => has(each, stems)))
    .sort((a, b) => b.sortKeys[order] - a.sortKeys[order] || (a.id < b.id ? 1 : -1))
  const skip = (page - 1) * limit
  return { cards: found.slice(skip, skip + limit).map(({ card }) => cardOf(card)), total: found.length }
}

/** Returns the totals of the list by category, for the categories that have any. */
const totalsByCategory = (index: SearchIndex, search: string) =>
  categories.map((category) => ({ category, count: index.find(query({ search, category })).total })).filter(({ count }) => count > 0)

describe('the search index', () => {
  const word = fc.constantFrom('yoga', 'teacher', 'teachers', 'teaching', 'breathe', 'breathing', 'budget', 'budgets', 'Учитель', 'José')
  const typed = fc.oneof(word, fc.constantFrom('te', 'tea', 'teacer', 'breathign', 'bugdet', 'budge', 'учтель', 'jose', 'zebra', 'the'))
  const sortKey = fc.integer({ min: 0, max: 3 })
  const category = fc.constantFrom<Category>('Travel', 'Finance', 'Other')
  const summary = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }),
    description: fc.array(word, { maxLength: 3 }),
    category,
  })
  const change = fc.record({
    id: fc.nat(20),
    summary: fc.option(summary),
    sortKeys: fc.record({ popular: sortKey, newest: sortKey, rating: sortKey }),
  })
  const request = fc.record({
    search: fc.array(typed, { maxLength: 3 }).map((words) => words.join(' ')),
    category: fc.oneof(fc.constant(''), category),
    order: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 10 }),
  })

  /** The linear search knows no compounds, which other languages have. */
  const english = 'It is what you should have when they are with us.'
  const sizes = fc.constantFrom(undefined, { minBitmap: 1, minChanged: 0 })

  it('finds what a linear search finds, in the same order, after any additions, changes and removals', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.array(request, { minLength: 1, maxLength: 5 }),
        sizes,
        (changes, requests, from) => {
          const index = createSearchIndex(cardOf, from)
          const present = new Map<string, IndexedPersona>()
          for (const { id: number, summary: words, sortKeys } of changes) {
            const id = number.toString(16).padStart(24, '0')
            const card = words && { id, ...words, name: words.name.join(' '), description: `${english} ${words.description.join(' ')}` }
            const changed = card && indexed(card, sortKeys)
            if (changed) index.put(changed)
            else index.remove(id)
            if (changed) present.set(id, changed)
            else present.delete(id)
          }
          expect(index.size).toBe(present.size)
          for (const raw of requests) {
            const listQuery = readPublicListQuery(raw)
            const expected = linearSearch([...present.values()], readPublicListQuery(raw))
            expect(pageOf(index, listQuery)).toEqual(expected)
            expect(index.findIds(listQuery)).toEqual(expected.cards.map(({ id }) => id))
            expect(index.countByCategory(parseSearch(raw.search))).toEqual(totalsByCategory(index, raw.search))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps every persona while the words of one change thousands of times', () => {
    const unchanged = persona('Stays', { popular: 1 })
    const index = indexOf(unchanged)
    const changing = persona('Restless')
    for (let i = 0; i < 5_000; i++) index.put(indexed({ ...cardOf(changing.card), name: `Restless ${i}` }, changing.sortKeys))
    expect([namesFound(index, ''), namesFound(index, 'stays'), namesFound(index, 'restless')]).toEqual([
      ['Stays', 'Restless 4999'],
      ['Stays'],
      ['Restless 4999'],
    ])
    expect([namesFound(index, '4999'), namesFound(index, '4998 restless')]).toEqual([['Restless 4999'], []])
    expect(index.countByCategory(null)).toEqual([{ category: 'Other', count: 2 }])
  })

  it('finds what a linear search finds after a compaction', () => {
    const all = Array.from({ length: 4_000 }, (_, i) =>
      persona(`P${i} yoga${i % 3}`, { popular: i % 7, category: categories[i % 10] as Category }),
    )
    const index = indexOf(...all)
    const kept = all
      .filter((_, i) => i % 4 !== 0)
      .map((each, i) => (i % 3 === 0 ? indexed({ ...cardOf(each.card), name: `Q${i}` }, each.sortKeys) : each))
    for (const [i, each] of all.entries()) if (i % 4 === 0) index.remove(each.id)
    for (const each of kept) index.put(each)
    for (const search of ['', 'yoga1', 'q300 yoga', 'p41 yoga', 'p40 yoga'])
      for (const category of ['', 'Travel'])
        expect(pageOf(index, query({ search, category, limit: 50 }))).toEqual(linearSearch(kept, query({ search, category, limit: 50 })))
    expect(index.countByCategory(null).reduce((sum, { count }) => sum + count, 0)).toBe(kept.length)
  })

  it('is empty after it was cleared', () => {
    const index = indexOf(persona('Yoga'))
    index.clear()
    expect([index.size, index.find(query()).total, index.countByCategory(null)]).toEqual([0, 0, []])
    index.put(persona('Chess'))
    expect(namesFound(index, '')).toEqual(['Chess'])
  })

  it('returns every persona of a long list once, page by page', () => {
    const all = Array.from({ length: 3_000 }, (_, i) => persona(`P${i}`, { popular: i % 7, category: categories[i % 10] as Category }))
    const index = indexOf(...all)
    const pages = Array.from({ length: 30 }, (_, i) => pageOf(index, query({ page: i + 1, limit: 100 })))
    expect(pages.flatMap((page) => page.cards)).toEqual(linearSearch(all, { ...query(), limit: 3_000 }).cards)
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([3_000]))
    expect(pageOf(index, query({ page: 100_000 }))).toEqual({ cards: [], total: 3_000 })
  })

  it('finds nothing for a search without words', () => {
    expect(parseSearch('***')).toEqual({ words: [], prefix: '' })
    expect(indexOf(persona('Yoga')).find(query({ search: '***' }))).toEqual({ cards: [], total: 0 })
    expect(indexOf(persona('Yoga')).countByCategory(parseSearch('***'))).toEqual([])
  })

  describe('in other languages', () => {
    const index = indexOf(
      persona('数学老师王明', { popular: 9 }),
      persona('料理の先生', { popular: 8 }),
      persona('ครูสอนภาษาไทย', { popular: 7 }),
      persona('أحمد', { description: 'مُعَلِّم اللغة العربية في المدرسة', popular: 6 }),
      persona('Herr Groß', { description: 'Dein Mathematiklehrer für die Straße und den Bienenstock', popular: 5 }),
      persona('Doña Inés', { description: 'Recetas fáciles y sanas para los niños de la escuela', popular: 4 }),
      persona('Ведущая', { description: 'Рассказываю о книгах и красивых городах', popular: 3 }),
      persona('Işık Öğretmen', { description: 'Çocuklar için kitaplar ve masallar', popular: 2 }),
    )

    it.each([
      ['数学', '数学老师王明'],
      ['老师', '数学老师王明'],
      ['王明', '数学老师王明'],
      ['王', '数学老师王明'],
      ['王明老师', '数学老师王明'],
      ['先生', '料理の先生'],
      ['料理', '料理の先生'],
      ['ภาษาไทย', 'ครูสอนภาษาไทย'],
      ['ครู', 'ครูสอนภาษาไทย'],
      ['احمد', 'أحمد'],
      ['أَحْمَد', 'أحمد'],
      ['معلم', 'أحمد'],
      ['مدرسه', 'أحمد'],
      ['strasse', 'Herr Groß'],
      ['GROSS', 'Herr Groß'],
      ['Lehrer', 'Herr Groß'],
      ['Lehrer für Mathematik', 'Herr Groß'],
      ['Bienen', 'Herr Groß'],
      ['receta', 'Doña Inés'],
      ['recetas para el niño', 'Doña Inés'],
      ['facil', 'Doña Inés'],
      ['книга', 'Ведущая'],
      ['красивый город', 'Ведущая'],
      ['isik', 'Işık Öğretmen'],
      ['kitap', 'Işık Öğretmen'],
    ])('finds by %s', (search, name) => {
      expect(namesFound(index, search)).toEqual([name])
    })

    it.each([
      ['김철수 선생님', '학교에서 한국어를 가르치는 교사입니다', ['선생님', '학교', '한국어']],
      ['שרה המורה', 'שיעורים בעברית לילדים על ספרים', ['המורה', 'ספר', 'ילדים', 'מורה', 'עברית', 'הילד']],
      ['מורה למתמטיקה', 'שיעורים בבית', ['מתמטיקה', 'מורה למתמטיקה', 'המורה', 'בית']],
      ['고양이 전문가', '제주도에서 고양이를 돌보는 전문가입니다', ['고양이', '고양이를', '전문가', '전문가와', '제주도']],
      ['수학선생님 민수', '수학을 재미있게 가르칩니다', ['선생님', '수학', '수학선생님']],
      ['김민수', '수학을 가르치는 선생님', ['수학선생님']],
      ['Учителите на България', 'Разказваме за книгите и градовете', ['учител', 'учители', 'книга', 'град']],
      ['हिंदी शिक्षक', 'बच्चों के लिए किताबें और कहानियाँ', ['हिंदी', 'किताब', 'शिक्षक']],
      ['ครูทำอาหาร', 'ส้มตำและน้ำพริก ออกกำลังกาย', ['ส้มตำ', 'น้ำพริก', 'ทำอาหาร', 'ออกกำลังกาย', 'กำลัง']],
      ['ຄູສອນຄຳລາວ', 'ນ້ຳແລະອາຫານ', ['ຄຳລາວ', 'ນ້ຳ']],
      ['ヴァイオリン講師', 'コンピュータ教室', ['バイオリン', 'ヴァイオリン', 'コンピューター', 'コンピュータ', '講師']],
      ['영어회화선생님', '여행을 도와드려요', ['회화', '영어', '선생님', '영어회화']],
      ['Spider-Man', 'An R2-D2 and Wi-Fi fan club', ['spiderman', 'spider-man', 'spider man', 'r2d2', 'wifi']],
      ['Nonna Lucia', "Ricette della cucina dell'Emilia", ["l'Emilia", 'emilia', "dell'emilia"]],
      ['Fußballtrainerin Käthe', 'Übungen für Mädchen in Köln', ['uebung', 'Koeln', 'Trainer', 'Fussball', 'kaethe']],
      ['தமிழ் ஆசிரியர்', 'குழந்தைகளுக்கு கதைகள் சொல்கிறேன்', ['தமிழ்', 'ஆசிரியர்', 'கதைகள்']],
      ['Ο δάσκαλος Γιώργος', 'Βιβλία και ιστορίες για παιδιά', ['ΔΑΣΚΑΛΟΣ', 'γιωργος', 'βιβλίο']],
      ['Учителька Олена', 'Розповідаю дітям про книги та казки', ['учителька', 'книга', 'ОЛЕНА']],
      ['Ёлка Йодова', 'Рассказываю о деревьях и птицах', ['елка', 'йодова', 'птица']],
      ['İstanbul Işığı', 'Öğrencilere kitaplar anlatıyorum', ['istanbul', 'ISTANBUL', 'ışık', 'kitap']],
      ['Cô giáo Hà', 'Dạy nấu phở và bánh mì', ['phở', 'pho', 'bánh mì', 'ha']],
    ])('finds %s by its words', (name, description, searches) => {
      const found = indexOf(persona(name, { description }), persona('Yoga'))
      expect(searches.map((search) => [search, namesFound(found, search)])).toEqual(searches.map((search) => [search, [name]]))
    })

    it('finds words of a language that are function words of English', () => {
      const found = indexOf(
        persona('Tư vấn', { description: 'Tư vấn chăm sóc sức khỏe cho mẹ và bé, ăn uống và số', popular: 4 }),
        persona('Frøken Holm', { description: 'Jeg fortæller om vores by og om de gamle huse', popular: 3 }),
        persona('Le bijoutier', { description: "Un métier : le travail de l'or et de l'argent pour les clients", popular: 2 }),
        persona('Frau Licht', { description: 'Ich helfe Menschen in Not und höre ihnen zu', popular: 1 }),
        persona('Mehmet', { description: 'Menswear, meters and nothing else' }),
      )
      const searches: [string, string][] = [
        ['mẹ và bé', 'Tư vấn'],
        ['ăn', 'Tư vấn'],
        ['vores by', 'Frøken Holm'],
        ['by', 'Frøken Holm'],
        ['or', 'Le bijoutier'],
        ['Menschen in Not', 'Frau Licht'],
      ]
      expect(searches.map(([search]) => [search, namesFound(found, search)[0]])).toEqual(searches)
    })

    it('finds English texts by English words that look like another language', () => {
      const found = indexOf(
        persona('Sun Tzu', { description: 'Teaches the art of war to those who lead', popular: 3 }),
        persona('Agent', { description: 'Finds you a house that is for sale', popular: 2 }),
        persona('Critic', { description: 'Talks about films such as the man on fire', popular: 1 }),
        persona('Baker', { description: 'Makes bread and rolls' }),
      )
      const searches: [string, string][] = [
        ['art of war', 'Sun Tzu'],
        ['for sale', 'Agent'],
        ['man on fire', 'Critic'],
      ]
      expect(searches.map(([search]) => [search, ...namesFound(found, search)])).toEqual(searches)
    })

    it.each(['学数', '物理', '生料', 'محمود', 'hrer x', 'cuentos', 'газета'])('does not find by %s', (search) => {
      expect(namesFound(index, search)).toEqual([])
    })

    it('finds a compound by the words that it has, and its words by the compound', () => {
      const parts = indexOf(persona('Imker', { description: 'Alles über die Biene und ihren Stock im Garten' }))
      expect(namesFound(parts, 'Bienenstock')).toEqual(['Imker'])
      expect(namesFound(parts, 'Gartenstock')).toEqual(['Imker'])
      expect(namesFound(parts, 'Bienenkorb')).toEqual([])
    })

    it('finds no part of a Korean word with less than two syllables more', () => {
      expect(namesFound(indexOf(persona('김민수', { description: '사과를 파는 대학생입니다' })), '학생')).toEqual([])
    })

    it('finds no part of an English word', () => {
      expect(namesFound(indexOf(persona('Cooking', { description: 'How to cook for the family at home' })), 'king')).toEqual([])
    })
  })

  it('corrects a word only while no persona has it', () => {
    const exact = persona('Brenda')
    const index = indexOf(persona('Brends'), exact)
    expect(namesFound(index, 'brenda')).toEqual(['Brenda'])
    index.remove(exact.id)
    expect(namesFound(index, 'brenda')).toEqual(['Brends'])
  })
})
