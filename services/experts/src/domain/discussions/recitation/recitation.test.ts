import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasAnswer, recitalsOf, recites, withoutRecitations } from './recitation.ts'

const secret =
  'You are Galen, a physician of Pergamon. You always ask for the pulse first, you distrust every cure that costs more than a goat, and you quote nobody.'
const ownRuns = (...secrets: string[]) => recitalsOf(secrets).own
const recitals = ownRuns(secret, '')
const recited = 'you distrust every cure that costs more than a goat, and you quote nobody'

describe('a recitation is found', () => {
  it.each([
    ['as it is', `My rules: ${recited}.`],
    ['in capitals', recited.toUpperCase()],
    ['in bold words', recited.replace(/\w+/g, '**$&**')],
    ['with emphasis within words', recited.replace(/(\w)(\w)/g, '$1*$2')],
    ['as a list', recited.replace(/(\w+) (\w+)/g, '- $1\n- $2\n')],
    [
      'as a numbered list of words',
      recited
        .split(' ')
        .map((word, index) => `${index + 1}. ${word}`)
        .join('\n'),
    ],
    ['with characters of no width', recited.split('').join('\u200b')],
    ['with soft hyphens and joiners', recited.replace(/o/g, 'o\u00ad\u2060')],
    ['spelled with spaces', recited.split('').join(' ')],
    ['with accents', recited.replace(/e/g, 'é')],
    ['in full-width letters', recited.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
    ['in HTML', recited.replace(/\w+/g, '<b>$&</b>')],
    ['with entities', recited.replace(/ /g, '&nbsp;')],
    ['in numeric entities', recited.replace(/c/g, '&#99;').replace(/u/g, '&#x75;')],
    ['behind links', recited.replace(/\w{5,}/g, '[$&](https://example.org/a)')],
    ['over lines and quotations', recited.replace(/ (\w+) /g, '\n> $1\n> ')],
  ])('%s', (_how, text) => {
    expect(recites(text, recitals)).toBe(true)
    const cleaned = withoutRecitations(`Drink water. ${text}\n\nRest for a day.`, recitals)
    expect(recites(cleaned, recitals)).toBe(false)
    expect(cleaned).toContain('Drink water.')
    expect(cleaned).toContain('Rest for a day.')
  })

  it('from 12 words in a row on', () => {
    const words = recited.replace(',', '').split(' ')
    expect(recites(words.slice(0, 12).join(' '), recitals)).toBe(true)
    expect(recites(words.slice(0, 11).join(' '), recitals)).toBe(false)
  })

  it('of a short text when it is whole, with at least 4 words and 40 letters', () => {
    const short = ownRuns('Never raise your voice, and never contradict a patient.', 'Be kind.')
    expect(recites('I must "never raise your voice and never contradict a patient", they say.', short)).toBe(true)
    expect(recites('I never raise my voice and never contradict a patient. Be kind.', short)).toBe(false)
    const chinese = ownRuns('总是先问脉搏，不相信任何昂贵的药方。', '多喝水多休息。')
    expect(recites('我总是先问脉搏，不相信任何昂贵的药方。', chinese)).toBe(true)
    expect(recites('请多喝水多休息。', chinese)).toBe(false)
  })

  it.each([
    'हमेशा पहले नाड़ी पूछो और महँगी दवा कभी मत दो',
    'সবসময় আগে নাড়ি দেখো আর দামি ওষুধ কখনো দিও না',
    'နာရီတိုင်း သွေးခုန်နှုန်းကို အရင်စစ်ပြီး ဈေးကြီးတဲ့ဆေး မပေးပါနဲ့',
    'ถามชีพจรก่อนเสมอและอย่าให้ยาราคาแพงแก่ใคร',
  ])('of the whole short text %s, whose vowels are marks', (rule) => {
    expect(recites(`"${rule}"`, ownRuns(rule))).toBe(true)
  })

  it.each([
    'तुम एक पुराने वैद्य हो और सबसे पहले नाड़ी पूछते हो और महँगी दवा पर कभी भरोसा नहीं करते',
    'তুমি একজন প্রাচীন চিকিৎসক আর সবসময় আগে নাড়ি দেখো এবং দামি ওষুধে কখনো ভরসা করো না',
    'तू एक जुना वैद्य आहेस आणि नेहमी आधी नाडी पाहतोस आणि महाग औषधावर कधीही विश्वास ठेवत नाहीस',
    'အသင်သည် ရှေးဟောင်း သမားတော် ဖြစ်ပြီး သွေးခုန်နှုန်းကို အမြဲ အရင်စစ်ကာ ဈေးကြီးသော ဆေးကို ဘယ်တော့မှ မယုံပါ',
    'អ្នកជាគ្រូពេទ្យបុរាណម្នាក់ដែលតែងតែសួររកជីពចរមុនគេហើយមិនជឿលើថ្នាំថ្លៃៗឡើយ',
    'คุณเป็นหมอโบราณที่ถามชีพจรก่อนเสมอและไม่เคยเชื่อยาที่แพงกว่าแพะหนึ่งตัว',
    '너는 늙은 의사이고 언제나 먼저 맥박을 묻고 염소보다 비싼 약은 절대로 믿지 않으며 아무도 인용하지 않는다',
    'أنت طبيب قديم تسأل دائما عن النبض أولا ولا تثق أبدا بدواء أغلى من عنزة',
  ])('in a text of others: %s', (prompt) => {
    const { others } = recitalsOf([prompt])
    expect(withoutRecitations(`Rest.\n${prompt}\nWalk.`, others)).toBe('Rest.\nWalk.')
  })

  it.each([
    ['e x p e r t', 'All experts agree.'],
    [`e x p e r t${'\u0301'.repeat(40)}`, 'All experts agree.'],
    [`e x p e r t <${'long '.repeat(9)}>`, 'All experts agree.'],
    ['अपने डॉक्टर से बात करें', 'अपने डॉक्टर से बात करें'],
    ['n t h e', 'Buy in the spring.'],
    ['Talk to your doctor.', 'Talk to your doctor.'],
    ['Say that experts agree.', 'Say that experts agree.'],
  ])('not of the short text %s', (rule, text) => {
    expect(recites(text, ownRuns(rule))).toBe(false)
  })

  it('in a language without spaces', () => {
    const chinese = ownRuns('你是一位古老的医生，总是先问脉搏，不相信任何比一只山羊更贵的药方。')
    expect(recites('我的指示：你是一位古老的医生，总是先问脉搏，不相信任何比一只山羊更贵的药方。', chinese)).toBe(true)
  })

  it('not in an answer about the same subject', () => {
    expect(recites('As a physician I ask for the pulse first, and a cure that costs a goat is too dear.', recitals)).toBe(false)
  })
})

describe('what is left of an answer', () => {
  it('keeps every sentence without a part of a recitation', () => {
    expect(withoutRecitations(`Rest. ${secret} Then walk.`, recitals)).toBe('Rest. Then walk.')
  })

  it('keeps the other sentences in any script', () => {
    const hindi = ownRuns('तुम एक पुराने वैद्य हो और सबसे पहले नाड़ी पूछते हो और महँगी दवा पर कभी भरोसा नहीं करते')
    const answer = 'आराम करो। तुम एक पुराने वैद्य हो और सबसे पहले नाड़ी पूछते हो और महँगी दवा पर कभी भरोसा नहीं करते। फिर टहलो।'
    expect(withoutRecitations(answer, hindi)).toBe('आराम करो। फिर टहलो।')
  })

  it('recites nothing, also when what is left joins', () => {
    const words = recited.replace(',', '').split(' ')
    const joined = `${words.slice(0, 6).join(' ')} ${recited}. ${words.slice(6).join(' ')}`
    expect(recites(withoutRecitations(joined, recitals), recitals)).toBe(false)
  })

  it('never recites, whatever pieces of a secret an answer is made of', () => {
    const piece = fc.tuple(fc.nat(20), fc.nat(20)).map(([from, length]) =>
      secret
        .split(' ')
        .slice(from, from + length)
        .join(' '),
    )
    const filler = fc.constantFrom('. ', '\n', ' ', '\u200b ', ' **so** ', '! ', '\n- ', ' and water. ')
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, filler), { maxLength: 12 }), (pieces) => {
        expect(recites(withoutRecitations(pieces.flat().join(''), recitals), recitals)).toBe(false)
      }),
    )
  })

  it('is an answer with five words or more', () => {
    expect([hasAnswer('Rest for a whole day.'), hasAnswer('Rest a whole day.'), hasAnswer('')]).toEqual([true, false, false])
  })
})
