import { describe, expect, it } from '@jest/globals'
import { nextSentences } from './sentences.ts'

describe('speaking an answer', () => {
  it('returns each complete sentence once while the text grows', () => {
    const text = 'First one. Second **bold** one! And a [link](https://x.test)…\nThe rest'
    const spoken: string[] = []
    let upTo = 0
    for (let end = 1; end <= text.length; end += 1) {
      const next = nextSentences(text.slice(0, end), upTo, end === text.length)
      upTo = next.upTo
      if (next.say) spoken.push(next.say)
    }
    expect(spoken).toEqual(['First one.', 'Second bold one!', 'And a link…', 'The rest'])
  })

  it.each([
    ['Chinese', '第一句。第二句！？「第三句。」其余', ['第一句。', '第二句！？', '「第三句。」', '其余']],
    ['Japanese, half-width and full-width', '一つ目｡二つ目．残りは３．５円', ['一つ目｡', '二つ目．', '残りは３．５円']],
    ['Hindi', 'पहला वाक्य। दूसरा॥ शेष', ['पहला वाक्य।', 'दूसरा॥', 'शेष']],
    ['Arabic and Urdu', 'لماذا؟ یہ جملہ ہے۔ باقی', ['لماذا؟', 'یہ جملہ ہے۔', 'باقی']],
    ['Amharic', 'አንድ ነው።ሁለት፧ ቀሪ', ['አንድ ነው።', 'ሁለት፧', 'ቀሪ']],
    ['Armenian', 'Առաջին։ Մնացած', ['Առաջին։', 'Մնացած']],
    ['Burmese', 'ပထမ။ ကျန်', ['ပထမ။', 'ကျန်']],
    ['Khmer', 'ទីមួយ។ទីពីរ៕ សល់', ['ទីមួយ។', 'ទីពីរ៕', 'សល់']],
  ])('ends a sentence as it is written in %s', (_script, text, sentences) => {
    const spoken: string[] = []
    let upTo = 0
    for (let end = 1; end <= text.length; end += 1) {
      const next = nextSentences(text.slice(0, end), upTo, end === text.length)
      upTo = next.upTo
      if (next.say) spoken.push(next.say)
    }
    expect(spoken).toEqual(sentences)
  })

  it('does not read the numbers of sources', () => {
    expect(nextSentences('Rest on Mondays [1][2]. Then run [3].\n', 0, true).say).toBe('Rest on Mondays. Then run.')
  })

  it('does not read a number as the end of a sentence', () => {
    expect(nextSentences('It costs 3.5', 0, false)).toEqual({ say: '', upTo: 0 })
    expect(nextSentences('Steps:\n1. Stir', 0, false)).toEqual({ say: 'Steps:', upTo: 7 })
    expect(nextSentences('1. Stir', 0, false)).toEqual({ say: '', upTo: 0 })
    expect(nextSentences('1. Stir. Then', 0, false)).toEqual({ say: 'Stir.', upTo: 8 })
  })
})
