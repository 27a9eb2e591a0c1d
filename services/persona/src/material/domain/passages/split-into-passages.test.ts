import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Block } from './block.ts'
import { passageSizes } from './passage-sizes.ts'
import { countWords, sizeOf } from './sentences.ts'
import { splitIntoPassages } from './split-into-passages.ts'

const paragraph = (text: string, page: number | null = null): Block => ({ level: null, text, page })
const heading = (level: number, text: string, page: number | null = null): Block => ({ level, text, page })
/** Returns different words in sentences of ten. */
const words = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, index) => `${index % 10 === 0 ? name.toUpperCase() : name}${index}${index % 10 === 9 ? '.' : ''}`).join(
    ' ',
  )
const sizeOfText = (text: string) => sizeOf(text.length, countWords(text))

describe('splitIntoPassages', () => {
  it('keeps a short text as one passage', () => {
    expect(splitIntoPassages([paragraph('Babies sleep a lot.\n\nThey wake up often.')])).toEqual([
      { page: null, heading: '', text: 'Babies sleep a lot.\n\nThey wake up often.' },
    ])
  })

  it('splits a long paragraph at sentences near 200 words, and repeats 40 words', () => {
    const passages = splitIntoPassages([paragraph(words(1_000))])
    expect(passages.map(({ text }) => countWords(text))).toEqual([200, 200, 200, 200, 200, 200])
    for (const { text } of passages) expect(text).toMatch(/^WORD.*\.$/)
    expect(passages[1]?.text.startsWith('WORD160 word161')).toBe(true)
  })

  it('prefers the end of a paragraph', () => {
    const passages = splitIntoPassages(Array.from({ length: 6 }, (_, index) => paragraph(words(90, `p${index}n`))))
    for (const { text } of passages) expect(text).toMatch(/n89\.$/)
  })

  it('keeps the heading path, and begins anew at a heading when the passage is large enough', () => {
    const passages = splitIntoPassages([
      heading(1, 'Sleep'),
      paragraph(words(120)),
      heading(2, 'Naps'),
      paragraph(words(50)),
      heading(1, 'Food'),
      paragraph(words(30)),
    ])
    expect(passages.map((passage) => [passage.heading, countWords(passage.text)])).toEqual([
      ['Sleep', 120],
      ['Sleep › Naps', 50],
      ['Food', 30],
    ])
  })

  it('keeps the other wordings of a question out of its text', () => {
    const also = paragraph('Also asked: is green tea hot? / why do I burn my tongue?')
    const asks = [heading(1, 'Tea'), heading(2, 'How hot?'), also, paragraph('Very.'), heading(2, 'How cold?'), paragraph('No.')]
    const passages = splitIntoPassages(asks, { hasOtherQuestions: true })
    expect(passages).toEqual([
      { page: null, heading: 'Tea › How hot?', text: 'Very.', otherQuestions: ['is green tea hot?', 'why do I burn my tongue?'] },
      { page: null, heading: 'Tea › How cold?', text: 'No.' },
    ])
  })

  it('reads such a line as text in a document of a member, and anywhere else', () => {
    const also = paragraph('Also asked: why?')
    const own = splitIntoPassages([heading(2, 'How hot?'), also, paragraph('Very.')])
    expect(own).toEqual([{ page: null, heading: 'How hot?', text: 'Also asked: why?\n\nVery.' }])
    const last = splitIntoPassages([heading(1, 'Tea'), paragraph('Hot.'), also], { hasOtherQuestions: true })
    expect(last.map(({ text }) => text)).toEqual(['Hot.\n\nAlso asked: why?'])
    expect(splitIntoPassages([also], { hasOtherQuestions: true })[0]?.text).toBe('Also asked: why?')
  })

  it('gives each section a passage of its own, however short', () => {
    const handbook = [heading(1, 'Krume'), heading(2, 'Hours'), paragraph('From six.'), heading(2, 'Address'), paragraph('Lendplatz 4.')]
    expect(splitIntoPassages(handbook)).toEqual([
      { page: null, heading: 'Krume › Hours', text: 'From six.' },
      { page: null, heading: 'Krume › Address', text: 'Lendplatz 4.' },
    ])
  })

  it('joins small sections of a text of more than 200 headings, with their headings in the text', () => {
    const sections = Array.from({ length: 201 }, (_, at) => [heading(1, `Tea ${at}`), paragraph('Hot.')]).flat()
    const [first, second] = splitIntoPassages(sections)
    expect(first).toEqual({ page: null, heading: 'Tea 0', text: expect.stringMatching(/^Hot\.\n\nTea 1\n\nHot\./) })
    expect(countWords(second?.text ?? '')).toBeGreaterThan(30)
  })

  it('gives each section a passage of its own where most of them answer a question', () => {
    const blocks = [
      heading(1, 'Tea'),
      heading(2, 'How hot is the water?'),
      paragraph('Hot.'),
      heading(2, 'And for green tea?'),
      paragraph('Less hot.'),
      heading(2, 'An example'),
      paragraph('Sencha at 70 degrees.'),
    ]
    expect(splitIntoPassages(blocks)).toEqual([
      { page: null, heading: 'Tea › How hot is the water?', text: 'Hot.' },
      { page: null, heading: 'Tea › And for green tea?', text: 'Less hot.' },
      { page: null, heading: 'Tea › An example', text: 'Sencha at 70 degrees.' },
    ])
  })

  it('keeps headings without a text below them as text', () => {
    expect(splitIntoPassages([heading(1, 'One'), heading(1, 'Two'), heading(2, 'Three')])).toEqual([
      { page: null, heading: '', text: 'One\n\nTwo\n\nThree' },
    ])
  })

  it('keeps the page on which a passage begins, with what it repeats', () => {
    const passages = splitIntoPassages([1, 2, 3].map((page) => paragraph(words(200, `p${page}n`), page)))
    expect(passages.map(({ page }) => page)).toEqual([1, 1, 2])
  })

  it('joins a sentence that goes on over a page', () => {
    const [passage] = splitIntoPassages([paragraph('A long', 1), { ...paragraph('sentence.', 2), continues: true }])
    expect(passage?.text).toBe('A long sentence.')
  })

  it('splits languages without spaces by their words', () => {
    const texts = [
      '吾輩は猫である。名前はまだ無い。',
      '我们昨天去了公园看花。',
      'วันนี้อากาศดีมากเราไปเที่ยวกัน',
      'Donaudampfschifffahrt ist schön. ',
    ]
    for (const text of texts) {
      const passages = splitIntoPassages([paragraph(text.repeat(200))])
      expect(passages.length).toBeGreaterThan(3)
      for (const { text } of passages) expect(sizeOfText(text)).toBeLessThanOrEqual(passageSizes.most)
    }
  })

  it('drops empty blocks, and returns nothing for an empty text', () => {
    expect(splitIntoPassages([paragraph(' \u200b\n'), heading(1, ' '), paragraph('')])).toEqual([])
  })

  it('takes linear time for hostile texts', () => {
    const stops = [paragraph('. '.repeat(125_000)), paragraph('A.1'.repeat(75_000))]
    const others = [
      [paragraph('x'.repeat(500_000))],
      Array.from({ length: 50_000 }, (_, index) => heading((index % 6) + 1, `h${index}`)),
      [paragraph(`a${'\u0315\u0300\u05ae\u0316'.repeat(50_000)}`)],
      [paragraph(`a${' '.repeat(125_000)}\n${' '.repeat(125_000)}\n${' \n'.repeat(125_000)}b`)],
    ]
    const before = process.threadCpuUsage()
    const passages = [...others, stops].map((blocks) => splitIntoPassages(blocks))
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(4_000)
    for (const { length } of passages.slice(0, others.length)) expect(length).toBeGreaterThan(0)
    for (const { text } of passages.flat()) expect(text.length).toBeLessThanOrEqual(passageSizes.most * 10)
  })

  const documents = fc
    .array(
      fc.record({
        level: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 2 }),
        sentences: fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 12 }),
        pages: fc.integer({ min: 0, max: 1 }),
      }),
      { maxLength: 30 },
    )
    .map((parts) => {
      let number = 0
      let page = 1
      return parts.map(({ level, sentences, pages }): Block => {
        page += pages
        const sentence = (length: number) => `${Array.from({ length }, () => `W${number++}x`).join(' ')}. `
        return { level, text: level === null ? sentences.map(sentence).join('') : sentence(3), page }
      })
    })

  it('keeps every word once, in order, in passages of bounded size with a bounded overlap', () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const all = blocks.flatMap(({ text }) => text.match(/W\d+x/g) ?? [])
        const passages = splitIntoPassages(blocks)
        const seen = new Set<string>()
        let latest = -1
        for (const [index, { text, heading, page }] of passages.entries()) {
          const inText = text.match(/W\d+x/g) ?? []
          expect(sizeOfText(text)).toBeLessThanOrEqual(passageSizes.most)
          const repeated = inText.filter((word) => seen.has(word))
          if (index > 0) expect(repeated.length).toBeLessThanOrEqual(passageSizes.overlap)
          // Words that are new to the text are in order; what is repeated comes first.
          const places = inText.slice(repeated.length).map((word) => Number(word.slice(1, -1)))
          expect(places.find((place, index) => place <= (places[index - 1] ?? latest))).toBeUndefined()
          latest = places.at(-1) ?? latest
          const firstOf = blocks.find((block) => block.text.includes(`${inText[0]} `) || block.text.includes(`${inText[0]}.`))
          expect(page).toBe(firstOf?.page)
          for (const word of [...inText, ...(heading.match(/W\d+x/g) ?? [])]) seen.add(word)
        }
        expect(all.filter((word) => !seen.has(word))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ level: fc.constantFrom(null, 1, 2), text: fc.string({ unit: 'binary', maxLength: 5_000 }) })),
        (parts) => {
          for (const { text } of splitIntoPassages(parts.map((part) => ({ ...part, page: null })))) {
            expect(sizeOfText(text)).toBeLessThanOrEqual(passageSizes.most)
            expect(text.trim()).not.toBe('')
            expect(text.isWellFormed()).toBe(true)
          }
        },
      ),
    )
  })
})
