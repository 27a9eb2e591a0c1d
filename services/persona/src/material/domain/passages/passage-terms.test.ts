import { describe, expect, it } from '@jest/globals'
import { decodeTerms, encodeTerms } from './passage-terms.ts'
import { termsOf } from './terms.ts'

describe('the stored terms of a passage', () => {
  it.each([
    ['en', 'The keeper of the lighthouse drinks nettle tea at dawn. He has no 3.5 litres!'],
    ['de', 'Die Lehrer der Straßen trinken Tee.\nIm Leinenbeutel bleibt das Brot vier Tage frisch.'],
    ['fr', "Les enfants de la maison mangent à l'école. Où est le pain ?"],
    ['vi', 'Má tôi nuôi ong ở nhà. Mạ non mọc trên đồng.'],
    ['ru', 'Учителя красивых городов пьют чай. Хлеб остаётся свежим.'],
    ['ar', 'المعلمون في المدارس يشربون الشاي. هل الخبز طازج؟'],
    ['zh', '数学老师王明喝咖啡。面包装在亚麻布袋里可以保鲜四天，不会变干！'],
    ['ja', 'コーヒーを飲みます。パンは四日間新鮮です。'],
    [undefined, 'Zqx 12'],
  ])('are those of its text, in its language: %s', (language, text) => {
    const { language: told, all } = decodeTerms(encodeTerms(text))
    expect(told).toEqual({ language })
    expect([...all]).toEqual(termsOf(text))
    for (const term of termsOf(text)) expect(all.has(term)).toBe(true)
  })

  it('are told apart by sentence, as whole words only', () => {
    const { all, statements } = decodeTerms(encodeTerms('The bees swarm in May. Wait!\nThe hive of the queen is full.'))
    expect(statements.map((terms) => [...terms])).toEqual([['bee', 'swarm', 'mai'], ['wait'], ['hive', 'queen', 'full']])
    expect([all.has('queen'), all.has('quee'), all.has('ueen'), all.has('')]).toEqual([true, false, false, false])
    expect(statements[0]?.has('queen')).toBe(false)
  })

  it.each([
    ['Hindi', 'मधुमक्खियाँ शहद बनाती हैं। दुकान नौ बजे खुलती है।'],
    ['Urdu', 'شہد کی مکھیاں شہد بناتی ہیں۔ دکان نو بجے کھلتی ہے۔'],
    ['Arabic', 'هل يصنع النحل العسل؟ يفتح المتجر في التاسعة.'],
    ['Burmese', 'ပျားများသည် ပျားရည်ပြုလုပ်သည်။ ဆိုင်ကိုးနာရီဖွင့်သည်။'],
    ['Khmer', 'ឃ្មុំធ្វើទឹកឃ្មុំ។ ហាងបើកម៉ោងប្រាំបួន។'],
    ['Ethiopic', 'ንቦች ማር ይሠራሉ። ሱቁ በሦስት ሰዓት ይከፈታል።'],
    ['Armenian', 'Մեղուները մեղր են պատրաստում։ Խանութը բացվում է ժամը իննին։'],
    ['Tibetan', 'སྦྲང་མས་སྦྲང་རྩི་བཟོ། ཚོང་ཁང་ཆུ་ཚོད་དགུ་པར་ཕྱེ།'],
    ['Chinese', '蜜蜂酿蜜。商店九点开门！'],
  ])('are those of two sentences in %s', (_language, text) => {
    expect(decodeTerms(encodeTerms(text)).statements).toHaveLength(2)
  })

  it('are none for a text without words', () => {
    expect(decodeTerms(encodeTerms('')).statements).toEqual([])
    expect([...decodeTerms(encodeTerms(' … \n—')).all]).toEqual([])
  })
})
