import { describe, expect, it } from '@jest/globals'
import { languages } from './language-of.ts'

const isDanger = (message: string) => Object.values(languages).some(({ patterns }) => patterns.danger.test(message))

describe('a message of a person in danger', () => {
  it.each([
    'I want to die',
    "I'm going to take all my pills tonight",
    'the one who wants to kill herself is me. i have the pills here',
    'nobody would miss me if i was gone',
    'My boyfriend chokes me when he is angry',
    "I think I'm having a heart attack",
    'Ich will nicht mehr leben',
    'Je veux mourir',
    'Quiero morirme',
    'Non voglio più vivere',
    'quero morrer',
    'Я не хочу жить',
    'أريد أن أموت',
    '我不想活了',
    '死にたい',
  ])('is recognised: %s', (message) => {
    expect(isDanger(message)).toBe(true)
  })

  it.each(['Should I take my pills with food?', 'Can I run after a heart attack?', 'This joke kills me', 'My dog hits the door'])(
    'is something else: %s',
    (message) => {
      expect(isDanger(message)).toBe(false)
    },
  )
})
