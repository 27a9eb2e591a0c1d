import { describe, expect, it } from '@jest/globals'
import { minPeople } from '@rostra/platform/privacy/min-people'
import fc from 'fast-check'
import {
  byRepresentation,
  compositeQuestion,
  groupOf,
  groupStems,
  isShown,
  type Question,
  type Questions,
  sharedIn,
  withQuestion,
} from './question-group.ts'
import { distinctWords, questionWords, stemsOf, subjectWords } from './question-words.ts'

let asked = 0
const question = (person: string, content: string, at = ++asked): Question => ({
  exchangeId: `${person}-${at}`,
  conversationId: 'c',
  person,
  words: distinctWords(questionWords(content)),
  at: new Date(at),
})
const groupOfTexts = (...texts: string[]): Questions => texts.map((text, index) => question(`member:${index}`, text))

describe('a group of questions', () => {
  it('is shown once three people asked with one word for the subject', () => {
    const two = groupOfTexts('how do I get a refund', 'can I get a refund')
    expect(isShown(two)).toBe(false)
    expect(isShown(withQuestion(two, question('member:1', 'refund?')))).toBe(false)
    expect(isShown(withQuestion(two, question('member:2', 'refund?')))).toBe(true)
    expect(isShown(groupOfTexts('猫可以吃什么？', '狗可以吃什么？', '鱼可以喝什么？'))).toBe(false)
    expect(isShown(groupOfTexts('猫可以吃什么？', '猫不吃什么？', '猫吃什么？'))).toBe(true)
    expect(isShown(groupOfTexts('how do refunds go', 'how to refund', 'how about refunding'))).toBe(false)
  })

  it('has one question of each person, the latest, and 200 people at most', () => {
    const first = withQuestion([], question('member:a', 'refund'))
    const again = withQuestion(first, question('member:a', 'refund now'))
    expect(again.map(({ words }) => words)).toEqual([['now', 'refund']])
    const many = Array.from({ length: 300 }, (_, n) => question(`member:${n}`, 'refund')).reduce<Questions>(withQuestion, [])
    expect([many.length, many[0]?.person]).toEqual([200, 'member:100'])
  })

  it('gets the questions that share half of the stems with its first one', () => {
    const groups = new Map([
      ['ship', groupStems(groupOfTexts('how much is shipping to Norway'))],
      ['refund', groupStems(groupOfTexts('How do I get a refund for a course?'))],
    ])
    const found = (text: string) => groupOf(questionWords(text), groups)
    expect(found('Are there refunds of courses')).toBe('refund')
    expect(found('shipping Norway?')).toBe('ship')
    expect(found('how do I get a cat')).toBeNull()
    expect(found('how do I')).toBeNull()
    const cats = new Map([['cat', groupStems(groupOfTexts('猫可以吃什么？'))]])
    expect(groupOf(questionWords('狗可以吃什么？'), cats)).toBeNull()
    expect(groupOf(questionWords('猫吃什么？'), cats)).toBe('cat')
  })

  it('gets the questions that share half of the stems with most of it', () => {
    const groups = new Map([['refund', groupStems(groupOfTexts('refund for a course?', 'refund', 'refund shipping'))]])
    expect(groupOf(questionWords('refund tomorrow'), groups)).toBe('refund')
    expect(groupOf(questionWords('shipping Norway'), groups)).toBeNull()
  })

  it('shows the words of one question in their order that three people used', () => {
    const texts = ['How do I get a refund for Ada Lovelace?', 'how do i get my refund', 'Hello! How do I get a refund today']
    const questions = groupOfTexts(...texts)
    const shared = sharedIn(questions)
    expect(compositeQuestion(texts[0] ?? '', shared)).toBe('how do i get refund')
    expect(compositeQuestion('how do I', shared)).toBe('')
    expect(byRepresentation(questions, shared)[0]?.words).toContain('my')
  })
})

const word = fc.constantFrom('refund', 'course', 'ada', 'norway', 'ship', 'secret', 'how', 'do', 'the')
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))

it('no word of a shown question is of fewer than three people, whatever they asked', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ person: fc.nat(5), text }), { maxLength: 12 }), (all) => {
      const texts = new Map<string, string>()
      let questions: Questions = []
      for (const each of all) {
        const person = `member:${each.person}`
        texts.set(person, each.text)
        questions = withQuestion(questions, question(person, each.text))
      }
      expect(new Set(questions.map(({ person }) => person)).size).toBe(questions.length)
      const shared = sharedIn(questions)
      for (const { person } of questions) {
        const shown = compositeQuestion(texts.get(person) ?? '', shared)
        for (const each of shown === '' ? [] : shown.split(' '))
          expect([...texts.values()].filter((other) => other.split(' ').includes(each)).length).toBeGreaterThanOrEqual(minPeople)
        if (shown !== '') expect([isShown(questions), subjectWords([...shared.words]).length > 0]).toEqual([true, true])
      }
      // A shown group has a question: the one that stands best for it.
      const [best] = byRepresentation(questions, shared)
      if (isShown(questions)) expect(compositeQuestion(texts.get(best?.person ?? '') ?? '', shared)).not.toBe('')
    }),
  )
})

it('a question joins a group of similar ones only, the most similar one', () => {
  fc.assert(
    fc.property(text, fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (asked, others) => {
      const groups = new Map(others.map((texts, index) => [String(index), groupStems(groupOfTexts(...texts))]))
      const stems = stemsOf(distinctWords(asked.split(' ')))
      const shareOf = (others: readonly string[]) => {
        const union = new Set([...stems, ...others]).size
        return union === 0 ? 0 : stems.filter((each) => others.includes(each)).length / union
      }
      const similarity = (id: string | null) => {
        const { first = [], common = [] } = groups.get(id ?? '') ?? {}
        return Math.max(shareOf(first), shareOf(common))
      }
      const best = Math.max(0, ...[...groups.keys()].map(similarity))
      const found = groupOf(asked.split(' '), groups)
      if (best < 0.5) expect(found).toBeNull()
      else expect(similarity(found)).toBe(best)
    }),
  )
})
