import { describe, expect, it } from '@jest/globals'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { wordsIn } from '@rostra/text/words'
import fc from 'fast-check'
import { compoundBeginnings } from './compound-words.ts'
import { exchangeEntry, titleEntry } from './search-entry.ts'
import { readSearch, type SearchTerm } from './search-terms.ts'

const at = new Date('2026-11-01T10:00:00Z')
const conversation = { id: 'c', person: 'member:ada', personaName: 'Plato', title: 'Sourdough bread', startedAt: at }
const entryOf = (content: string, answer = '') => exchangeEntry(conversation, { id: 'e', content, answer, startedAt: at, finishedAt: null })

/** As the store finds entries. */
const has = (words: readonly string[], { word, stems, parts, isPrefix }: SearchTerm) =>
  stems.some((stem) => words.includes(stem)) ||
  (isPrefix && words.some((stored) => stored.startsWith(word))) ||
  compoundBeginnings(parts).some((beginning) => words.some((stored) => stored.startsWith(beginning)))
const isFound = (words: readonly string[], search: string) => readSearch(search)?.every((term) => has(words, term))

describe('an entry', () => {
  it('has each word and its stem once, without stop words, and the name of the persona', () => {
    expect(entryOf('Running to the bakery', 'Run!').words).toEqual(['plato', 'running', 'run', 'bakery', 'bakeri'])
  })

  it.each([
    ['die lehrer für mathematik', 'Ich suche einen Lehrer für Mathematik'],
    ['recetas pollo', '¿Qué receta de pollo es la más fácil?'],
    ['книг x', 'Какие книги мне почитать? x'],
    ['احمد', 'من هو أَحْمَد؟'],
    ['straße', 'Wo ist die STRASSE?'],
    ['老师', '数学老师王明'],
    ['ラーメン', 'らーめんの作り方'],
    ['Stock x', 'Wie baue ich einen Bienenstock? x'],
    ['Bienen x', 'Wie baue ich einen Bienenstock? x'],
    ['Schule Lehrer', 'Die Musikschule sucht einen Gitarrenlehrer'],
    ['maker x', 'Waar vind ik een goede fietsenmaker? x'],
    ['koira x', 'Mistä saan pienen metsästyskoiran? x'],
    ['kutya x', 'Hol kapok egy kis kölyökkutyát, és mit eszik? x'],
    ['ספר x', 'קראתי את הספרים x'],
    ['למתמטיקה x', 'מורה למתמטיקה x'],
    ['учители', 'Разговарях с един учител в училището, който е от България'],
    ['книга x', 'Коя от книгите да прочета, ако не знам? x'],
    ['고양이를 x', '고양이 전문가입니다 x'],
    ['선생님 x', '수학선생님을 만났습니다 x'],
    ['수학 x', '수학선생님을 만났습니다 x'],
    ['교사 x', '수학교사입니다 x'],
    ['baca x', 'Saya suka membaca buku di rumah x'],
    ['mẹ và bé', 'Mẹ và bé nên ăn gì? Mẹ nên ăn nhiều rau.'],
    ['ăn', 'Mẹ và bé nên ăn gì? Mẹ nên ăn nhiều rau.'],
    ['vores by', 'Hvor gammel er vores by, og hvem har bygget husene?'],
    ['art of war', 'What does the art of war teach about patience?'],
    ['man on fire', 'Who directed the film man on fire?'],
    ['for sale', 'My house is for sale since March'],
    ['son of a gun', 'Where does the phrase son of a gun come from?'],
    ['pizza on sale', 'When is pizza on sale at the market?'],
  ])('is found by %j when its message is %j', (search, content) => {
    expect(isFound(entryOf(content).words, search)).toBe(true)
  })

  /** Returns a text of different words of so many letters in all, which are from `first` to `last`. */
  const textOf = (letters: number, [first, last]: readonly [string, string], wordLength: number, blank = ' ') => {
    const from = first.charCodeAt(0)
    const count = last.charCodeAt(0) - from + 1
    const letterOf = (number: number) => String.fromCharCode(from + (number % count))
    const wordOf = (number: number) =>
      Array.from({ length: wordLength }, (_, at) => letterOf(Math.floor((number * 7_919) / count ** at) + number * at))
    return Array.from({ length: Math.floor(letters / wordLength) }, (_, number) => wordOf(number).join('')).join(blank)
  }

  it.each([
    ['English', textOf(5_900, ['a', 'z'], 5), 'The lighthouse', 'lighthouse'],
    ['German', `Der Leuchtturm und die Biene sind nicht hier. ${textOf(5_800, ['a', 'z'], 6)}`, 'Bienenstock', 'bienenstock'],
    ['Russian', textOf(5_900, ['а', 'я'], 6), 'маяк', 'маяк'],
    ['Hindi', textOf(5_900, ['क', 'ह'], 5), 'किताब', 'किताब'],
    ['Chinese', textOf(1_950, ['一', '鿋'], 1, ''), '。数学老师', '数学老师'],
    ['Japanese', textOf(1_950, ['ぁ', 'ん'], 1, ''), '。コーヒー', 'コーヒー'],
    ['Korean', textOf(1_950, ['가', '힣'], 3), '선생님', '선생님'],
    ['Thai', textOf(5_900, ['ก', 'ฮ'], 1, ''), ' ข้าวผัด', 'ข้าวผัด'],
  ])('is found by the end of a long question and of a long answer in %s', (_language, filling, end, search) => {
    const long = `${filling} ${end}`
    expect(isFound(entryOf(long).words, search)).toBe(true)
    expect(isFound(entryOf(filling, long).words, search)).toBe(true)
  })

  it('has the beginning of a longer text, and 4,000 words and stems at most', () => {
    const numbers = Array.from({ length: 9_000 }, (_, number) => `w${number}`).join(' ')
    expect(isFound(entryOf(numbers).words, 'w1000')).toBe(true)
    expect(isFound(entryOf(numbers).words, 'w8999')).toBe(false)
    const digits = Array.from({ length: 9_000 }, (_, number) => number.toString(36)).join(' ')
    const korean = textOf(20_000, ['가', '힣'], 5)
    expect(entryOf(digits, korean).words.length).toBeLessThanOrEqual(4_000)
    expect(entryOf(korean, korean).words.length).toBeGreaterThan(1_500)
  })

  it.each([
    ['king x', 'How do I cook for the family at home? x'],
    ['Lehrer x', 'How do I find the Bienenlehrerx of my town? x'],
    ['Stoc x', 'Wie baue ich einen Bienenstock? x'],
    ['Hut x', 'Die Haut ist so trocken wie das Huhn x'],
  ])('is not found by %j when its message is %j', (search, content) => {
    expect(isFound(entryOf(content).words, search)).toBe(false)
  })

  it('of a title is found by the title and the name, and is older than those of exchanges', () => {
    const entry = titleEntry(conversation)
    expect(entry).toMatchObject({ id: 'c', title: 'Sourdough bread', at })
    expect(isFound(entry.words, 'plato breads')).toBe(true)
  })

  it('is found by each word of its messages, and by each beginning of it', () => {
    const letters = [...'abcdesgiöéñçßшжё東京咖กา 一-,.😀ﬁ½İ']
    const text = fc.string({ unit: fc.constantFrom(...letters, ' '), maxLength: 120 })
    fc.assert(
      fc.property(text, text, fc.nat(), (content, answer, choice) => {
        const { words } = entryOf(content, answer)
        const all = [...wordsIn(content, 'pairs'), ...wordsIn(answer, 'pairs')]
        const chosen = all[choice % Math.max(1, all.length)]?.text
        if (chosen === undefined || isStopWord(chosen)) return
        expect(isFound(words, chosen)).toBe(true)
        expect(isFound(words, `plato ${chosen}`)).toBe(true)
        const beginning = [...chosen].slice(0, 1 + (choice % chosen.length)).join('')
        if (readSearch(beginning)?.at(-1)?.isPrefix) expect(isFound(words, beginning)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
