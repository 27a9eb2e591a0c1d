import { describe, expect, it } from '@jest/globals'
import { functionWordsOf } from './function-words.ts'
import { languageOf } from './language-of.ts'

describe('languageOf', () => {
  it.each([
    ['en', 'How do I keep bees in winter?'],
    ['de', 'Wie viele Eier legt eine Königin am Tag?'],
    ['fr', "Combien d'œufs la reine pond-elle par jour ?"],
    ['es', '¿Cuántos huevos pone la reina cada día?'],
    ['it', 'Quante uova depone la regina ogni giorno?'],
    ['pt', 'Quantos ovos a rainha põe por dia?'],
    ['pt', 'Qual é a capital da Mongólia?'],
    ['tr', 'Son fener bekçisi kimdi?'],
    ['nl', 'Hoeveel eieren legt de koningin per dag?'],
    ['vi', 'mà phở'],
    ['de', 'Straßen'],
    ['uk', 'Київ'],
    ['fa', 'پنجره'],
    ['sv', 'Hur många ägg lägger drottningen varje dag?'],
    ['pl', 'Ile jaj składa królowa w ciągu dnia?'],
    ['tr', 'Kraliçe arı günde kaç yumurta bırakır?'],
    ['ru', 'Сколько яиц откладывает матка за день?'],
    ['ru', 'Пчёлы на пасеке с ульями'],
    ['uk', 'Скільки яєць відкладає матка за день?'],
    ['el', 'Πόσα αυγά γεννά η βασίλισσα;'],
    ['ar', 'كم بيضة تضع الملكة في اليوم؟'],
    ['fa', 'ملکه در روز چند تخم می‌گذارد؟'],
    ['he', 'כמה ביצים מטילה המלכה ביום?'],
    ['hi', 'रानी एक दिन में कितने अंडे देती है?'],
    ['th', 'นางพญาวางไข่วันละกี่ฟอง'],
    ['zh', '蜂王每天产多少个卵？'],
    ['ja', '女王蜂は一日にいくつ卵を産みますか。'],
    ['ko', '여왕벌은 하루에 알을 몇 개 낳나요?'],
  ])('tells %s by its script and function words', (language, text) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each(['', '42', 'Lehrer', 'maestros', 'yoga'])('tells no language of %j', (text) => {
    expect(languageOf(text)).toBeUndefined()
  })

  it('takes the script of most of a text', () => {
    expect(languageOf('The name 王明 is read as Wang Ming and is the name of a teacher')).toBe('en')
    expect(languageOf('我的 iPhone 坏了')).toBe('zh')
  })
})

describe('functionWordsOf', () => {
  it('has the words of questions, without accents', () => {
    expect(functionWordsOf('es').has('cuantos')).toBe(true)
    expect(functionWordsOf('de').has('konnen')).toBe(true)
    expect(functionWordsOf('de').has('konigin')).toBe(false)
  })
})
