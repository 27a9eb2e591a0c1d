import { describe, expect, it } from '@jest/globals'
import { joinTwoLines, writtenWords } from './hyphens.ts'

/** The text is an English one. */
const join = (line: string, next: string, text: string[] = []) => joinTwoLines(line, next, writtenWords(['the', ...text]))

describe('two lines that are joined', () => {
  it.each([
    ['a divided word', 'an exam-', 'ple', 'an example'],
    ['a compound', 'a long-', 'term plan', 'a long-term plan'],
    ['a compound of several parts', 'a state-of-the-', 'art pump', 'a state-of-the-art pump'],
    ['a name of two', 'Mrs. Smith-', 'Jones', 'Mrs. Smith-Jones'],
    ['a number behind the hyphen', 'COVID-', '19', 'COVID-19'],
    ['a soft hyphen', 'exam\u00ad', 'ple', 'example'],
    ['a hyphen that stands for a word', 'Vor-', 'und Nachteile', 'Vor- und Nachteile'],
    ['a dash', 'so –', 'it is', 'so – it is'],
    ['no hyphen', 'so it', 'is', 'so it is'],
    ['Japanese', '東京都に', '住んで', '東京都に住んで'],
    ['Thai', 'ครูสอนภาษาไทยที่', 'กรุงเทพฯ', 'ครูสอนภาษาไทยที่กรุงเทพฯ'],
    ['Korean', '영업 시간은', '오전', '영업 시간은 오전'],
  ])('have %s as a reader would write it', (_, line, next, expected) => {
    expect(join(line, next)).toBe(expected)
  })

  it.each(
    `pro-duction ex-ample per-son so-cial knowl-edge ar-range candi-date empha-size sub-ject mid-dle co-operate pre-sent ex-change per-form pro-file real-ly
    with-out through-out out-side man-agement work-ing sea-son up-per high-er high-way ten-sion time-table child-ren never-theless multi-ple semi-nar
    hand-ful tax-ation euro-pean west-ern soft-ware birth-day op-posite re-member with-in web-site`.split(/\s+/),
  )('have a word that was divided: %s', (word) => {
    const [before = '', after = ''] = word.split('-')
    expect(join(`a ${before}-`, `${after} of`, ['for', 'per', 'sent', 'form', 'son', 'man', 'ten', 'file', 'out', 'in'])).toBe(
      `a ${before}${after} of`,
    )
  })

  it.each(
    `long-term well-known e-mail self-help high-quality full-time part-time real-time short-range man-made so-called ex-wife co-founder mid-week two-year
    non-linear user-friendly decision-making award-winning cost-effective time-consuming time-based twenty-five up-to-date state-of-the-art six-year-old
    brown-eyed left-handed in-house water-resistant family-owned x-ray t-shirt role-playing`.split(/\s+/),
  )('have a compound with its hyphen: %s', (word) => {
    const at = word.lastIndexOf('-')
    expect(join(`a ${word.slice(0, at + 1)}`, `${word.slice(at + 1)} of`, ['role', 'playing'])).toBe(`a ${word} of`)
  })

  it.each(['long-stand-ing', 'self-suf-ficient', 'do-it-your-self'])('have a divided part of a compound as one: %s', (word) => {
    const at = word.lastIndexOf('-')
    expect(join(word.slice(0, at + 1), word.slice(at + 1))).toBe(word.slice(0, at) + word.slice(at + 1))
  })

  it('have no compounds by English words in a text in another language', () => {
    expect(joinTwoLines('es real-', 'mente', writtenWords(['la casa es grande']))).toBe('es realmente')
    expect(joinTwoLines('es real-', 'mente', writtenWords(['un real-mente']))).toBe('es real-mente')
  })

  it.each([
    ['orang-orang', 'Anak-anak bermain dan buku dibaca yang'],
    ['ibu-ibunya', 'Anak-anak bermain dan buku dibaca yang'],
    ['rendez-vous', 'Les élèves viendront dans une heure'],
    ['arc-en-ciel', 'Les élèves viendront dans une heure'],
    ['celui-ci', 'Les élèves viendront dans une heure'],
    ['grand-mère', 'Les élèves viendront dans une heure'],
    ['segunda-feira', 'Não há ninguém aqui e você está em casa'],
    ['guarda-chuva', 'Não há ninguém aqui e você está em casa'],
    ['chamo-me', 'Não há ninguém aqui e você está em casa'],
    ['когда-нибудь', 'Они пришли и говорят, что это так'],
    ['кто-то', 'Они пришли и говорят, что это так'],
    ['северо-западный', 'Они пришли и говорят, что это так'],
    ['по-русски', 'Они пришли и говорят, что это так'],
  ])('have the hyphen of %s in a text of its language: %s', (word, text) => {
    const at = word.indexOf('-')
    const words = writtenWords([text])
    expect(joinTwoLines(`a ${word.slice(0, at + 1)}`, `${word.slice(at + 1)} b`, words)).toBe(`a ${word} b`)
  })

  it.each([
    ['sou-vent', 'Les élèves viendront dans une heure'],
    ['cou-leur', 'Les élèves viendront dans une heure'],
    ['me-nos', 'Não há ninguém aqui e você está em casa'],
    ['мес-то', 'Они пришли и говорят, что это так'],
    ['по-тому', 'Они пришли и говорят, что это так'],
    ['ami-ci', 'Gli alunni verranno tra una ora e non è detto'],
    ['mur-mur', 'The people and the water'],
  ])('have a divided word as one in a text of its language: %s', (word, text) => {
    const at = word.indexOf('-')
    expect(joinTwoLines(word.slice(0, at + 1), word.slice(at + 1), writtenWords([text]))).toBe(word.replace('-', ''))
  })

  it.each([
    ['박물관은 월요일', '에 쉽니다', '박물관은 월요일에 쉽니다'],
    ['그림과 도자기', '가 많이', '그림과 도자기가 많이'],
    ['수 있습니', '다. 학생은', '수 있습니다. 학생은'],
    ['무료로 입', '장할 수', '무료로 입장할 수'],
    ['오늘은', '이 책을', '오늘은 이 책을'],
    ['열심히', '합니다', '열심히 합니다'],
    ['영업 시간은', '오전', '영업 시간은 오전'],
  ])('have a Korean word as one that goes on in the next line: %s', (line, next, expected) => {
    expect(joinTwoLines(line, next, writtenWords(['어린이의 입장료는 없고 입장할 때']))).toBe(expected)
  })

  it('have a word as the rest of the text has it', () => {
    expect(join('the data-', 'base', ['one database'])).toBe('the database')
    expect(join('to co-', 'operate', ['they co-operate'])).toBe('to co-operate')
    expect(join('a pho-', 'to', ['one photo'])).toBe('a photo')
    expect(join('the quorum-', 'sensing', ['quorum-sensing cells'])).toBe('the quorum-sensing')
  })
})
