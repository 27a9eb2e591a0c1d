import { describe, expect, it } from '@jest/globals'
import { meaningsOf, relationOf } from './relation.ts'

const question = 'How do I keep bees over winter?'
const statement = 'I keep two hives on a balcony in the city'

describe('how a message depends on those before it', () => {
  it.each([
    ['another one', 'continuation'],
    ['What else can I try?', 'continuation'],
    ['more', 'continuation'],
    ['Give me a smaller example', 'continuation'],
    ['Noch eins bitte', 'continuation'],
    ['¿Algo más?', 'continuation'],
    ['もっと教えて', 'continuation'],
    ['Und wenn es draußen sehr kalt ist?', 'reference'],
    ['Et pour les enfants ?', 'reference'],
    ['А если холодно?', 'reference'],
    ['兰花什么时候换盆？', 'whole'],
    ['换盆要多久？', 'reference'],
    ['换一个例子', 'continuation'],
    ['那儿童可以参加吗？', 'reference'],
    ['陶芸の工房では初心者コースはいくらですか？', 'whole'],
    ['Чем удобрять орхидею летом и зимой?', 'whole'],
    ['كم تكلفة دورة الفخار للمبتدئين؟', 'whole'],
    ['وكم تكلفة الدورة للأطفال في الصيف؟', 'reference'],
    ['و برای کودکان کلاس تابستانی هم هست؟', 'reference'],
    ['A jak długo można trzymać otwarty słoik?', 'reference'],
    ['En hoelang blijft een open pot goed?', 'reference'],
    ['그럼 어린이 과정은 얼마나 걸려요?', 'reference'],
    ['A good wax for beginners with two hives?', 'whole'],
    ['And for children?', 'reference'],
    ['What about young people?', 'reference'],
    ['How long does it keep in a cold cellar?', 'reference'],
    ['What about those with long yellow wings?', 'reference'],
    ['Should I buy a horse?', 'whole'],
    ['E-mail or paper letters for our wild bee club?', 'whole'],
    ['How long does honey keep in a cold cellar?', 'whole'],
    ['Why do they say that bees dance before the swarm leaves its old hive in May?', 'whole'],
  ])('is of %j after a question: %s', (text, relation) => {
    expect(relationOf({ text, earlier: [question] })).toBe(relation)
  })

  it('is a detail of what the message before it told, for a question of its own', () => {
    expect(relationOf({ text: 'How often should I feed sugar water?', earlier: [statement] })).toBe('detail')
    expect(relationOf({ text: 'How often should I feed sugar water?', earlier: [question] })).toBe('whole')
    expect(relationOf({ text: 'And for children?', earlier: [] })).toBe('whole')
  })
})

describe('the texts whose meanings are searched for', () => {
  it('are those that the message depends on, with weights of the sum 1', () => {
    expect(meaningsOf({ text: question, earlier: [statement] })).toEqual([
      [
        { text: question, weight: 0.7 },
        { text: `${statement} ${question}`, weight: expect.closeTo(0.3) },
      ],
    ])
    const [texts = []] = meaningsOf({ text: 'and then?', earlier: [question] })
    expect(texts.map(({ text }) => text)).toEqual(['and then?', `${question} and then?`])
  })

  it('are hardly the message itself when it only points back', () => {
    const [texts = []] = meaningsOf({ text: 'How do I tell them apart?', earlier: [question] })
    expect(texts.map(({ weight }) => weight)).toEqual([0.15, 0.85])
    const [bare = []] = meaningsOf({ text: 'How long?', earlier: [question] })
    expect(bare.map(({ weight }) => weight)).toEqual([0.15, 0.85])
  })

  it('are the message that told the subject alone, when more is asked', () => {
    expect(meaningsOf({ text: 'another one', earlier: [question, 'and another'] })).toEqual([[{ text: question, weight: 1 }]])
  })

  it('are the message and its questions, two at most, when it has several sentences', () => {
    const text = 'How many steps are there? Is there a lift? Is there a railing? My nephew comes too, and his knee hurts.'
    expect(meaningsOf({ text, earlier: [] })).toEqual(
      [text, 'How many steps are there?', 'Is there a lift?'].map((each) => [{ text: each, weight: 1 }]),
    )
  })
})
