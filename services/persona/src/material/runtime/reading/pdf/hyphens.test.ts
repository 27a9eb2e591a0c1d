import { describe, expect, it } from '@jest/globals'
import { joinTwoLines, writtenWords } from './hyphens.ts'

const join = (line: string, next: string, text: string[] = []) => joinTwoLines(line, next, writtenWords(text))

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

  it('have a word as the rest of the text has it', () => {
    expect(join('the data-', 'base', ['one database'])).toBe('the database')
    expect(join('the quorum-', 'sensing', ['quorum-sensing cells'])).toBe('the quorum-sensing')
  })
})
