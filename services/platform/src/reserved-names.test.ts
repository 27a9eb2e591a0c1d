import { describe, expect, it } from '@jest/globals'
import { mixesScripts, readsAsProduct } from './reserved-names.ts'

describe('readsAsProduct', () => {
  it.each([
    'Rostra',
    'ROSTRA SUPPORT',
    'The official Rostra bot',
    'Rostra’s helper',
    'Team-Rostra',
    'rostrasupport',
    'R o s t r a',
    'R.o.s.t.r.a',
    'Ｒｏｓｔｒａ',
    '𝐑𝐨𝐬𝐭𝐫𝐚',
    'Röstrà',
    'r0stra',
    'R05TR4',
    'Rоstrа',
    'гоѕтга',
    'ʀᴏꜱᴛʀᴀ',
    'Ada of Rostra',
    'Admin',
    'adm1n',
    'Official Support',
    'Support Team',
    'Моderator',
  ])('refuses %j', (name) => {
    expect(readsAsProduct(name)).toBe(true)
  })

  it.each([
    'Ada Lovelace',
    'Rosa Strand',
    'Rostrata',
    'Prostration coach',
    'Emotional Support Dog',
    'Security researcher Kim',
    'System Analyst',
    'Russian Роза',
    '日本語の先生',
    'محمد',
    'The Helper',
    'AI assistant for taxes',
    '42',
    '',
  ])('accepts %j', (name) => {
    expect(readsAsProduct(name)).toBe(false)
  })
})

describe('mixesScripts', () => {
  it.each(['Аda', 'Pаypal help', 'Lοvelace', 'Αда'])('finds letters of two scripts in a word of %j', (name) => {
    expect(mixesScripts(name)).toBe(true)
  })

  it.each(['Ada', 'Ada и Борис', 'Μαρία', 'Tシャツ屋さん', 'K팝 선생님', '東京タワー', 'Zoë 🙂 2', 'λ-calculus', 'Ελένη Smith', ''])(
    'accepts %j',
    (name) => {
      expect(mixesScripts(name)).toBe(false)
    },
  )
})
