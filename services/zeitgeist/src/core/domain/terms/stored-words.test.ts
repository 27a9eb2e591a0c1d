import { expect, it } from '@jest/globals'
import { topicVersion } from '@rostra/text/version'
import { takeTerms } from './take-terms.ts'

const sample =
  "The **gardeners** of Zürich don't water naïve tomato seedlings twice; コーヒー 喝咖啡 ข้าว ёлка for my name is Ada, call 5551234 now, with kale"

// When this fails, stored hashes are no longer those of new messages: raise topicVersion, and put the new words here.
it('version 2 has these terms and runs', () => {
  expect([topicVersion, takeTerms(sample)]).toEqual([
    2,
    {
      terms: [
        'gardeners',
        'water',
        'naïve',
        'water naïve',
        'tomato',
        'naïve tomato',
        'seedlings',
        'tomato seedlings',
        'twice',
        'seedlings twice',
        'コーヒー',
        '咖啡',
        'ข้าว',
        '咖啡 ข้าว',
        'kale',
      ],
      runs: [
        'the gardeners of zürich dont water',
        'zürich dont water naïve tomato seedlings',
        'dont water naïve tomato seedlings twice',
        'tomato seedlings twice コ ー ヒ',
        'twice コ ー ヒ ー 喝',
        'コ ー ヒ ー 喝 咖',
        'ー 喝 咖 啡 ข ้',
        '喝 咖 啡 ข ้ า',
        '咖 啡 ข ้ า ว',
        '้ า ว ёлка for my',
        'า ว ёлка for my name',
        'for my name is ada call',
        'is ada call 5551234 now with',
        'ada call 5551234 now with kale',
      ],
    },
  ])
})
