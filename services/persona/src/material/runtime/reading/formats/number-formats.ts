type Signs = readonly (readonly [value: number, sign: string])[]

const romans: Signs = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const hebrewSigns: Signs = [...'תשרקצפעסנמלכיטחזוהדגבא'].map((sign, index) => {
  const place = 21 - index
  return [((place % 9) + 1) * 10 ** Math.floor(place / 9), sign]
})

/** Writes a number as signs whose values are added, the largest ones first. */
function added(number: number, signs: Signs): string {
  let rest = number
  let text = ''
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) text += sign
  return text
}

const roman = (number: number): string => added(Math.min(number, 3_999), romans)

/** 15 and 16 are 9 + 6 and 9 + 7, because the other signs would be a name of God. */
const hebrew = (number: number): string =>
  number < 1_000 ? added(number, hebrewSigns).replace(/יה$/, 'טו').replace(/יו$/, 'טז') : String(number)

/** Word repeats the letter: z, aa, bb. */
const letter = (number: number): string => String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(Math.ceil(number / 26), 10))

/** Has two letters from 27 on: z, aa, ab. */
function alphabet(number: number): string {
  let text = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) text = String.fromCharCode(97 + ((rest - 1) % 26)) + text
  return text
}

const chineseDigits = '〇一二三四五六七八九'
const koreanDigits = '영일이삼사오육칠팔구'

const inDigits =
  (digits: string) =>
  (number: number): string =>
    [...String(number)].map((digit) => digits[Number(digit)]).join('')

interface Counting {
  digits: string
  /** For tens, hundreds and thousands. */
  units: string
  /** What is in place of a unit that is missing within the number. */
  gap: string
  /** Whether a single hundred has its one: 一百. A ten at the beginning never has it. */
  hasOne: boolean
}

const chinese: Counting = { digits: chineseDigits, units: '十百千', gap: '零', hasOne: true }
const japanese: Counting = { digits: chineseDigits, units: '十百千', gap: '', hasOne: false }
const korean: Counting = { digits: koreanDigits, units: '십백천', gap: '', hasOne: false }

/** Writes numbers below 10,000 with a unit behind each digit, larger ones in digits. */
const inUnits =
  ({ digits, units, gap, hasOne }: Counting) =>
  (number: number): string => {
    if (number < 10 || number >= 10_000) return inDigits(digits)(number)
    let text = ''
    let isMissing = false
    for (let place = 3; place >= 0; place--) {
      const digit = Math.floor(number / 10 ** place) % 10
      if (digit === 0) {
        isMissing = text !== ''
        continue
      }
      if (isMissing) text += gap
      isMissing = false
      const isLeftOut = digit === 1 && place > 0 && (!hasOne || (text === '' && place === 1))
      text += `${isLeftOut ? '' : digits[digit]}${place > 0 ? units[place - 1] : ''}`
    }
    return text
  }

/** Has no hundreds: numbers from 100 are in digits. */
const chineseBelow100 = (number: number): string => (number < 100 ? inUnits(chinese)(number) : inDigits(chineseDigits)(number))

const sequences: Readonly<Record<string, string>> = {
  aiueo: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  iroha: 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  russianLower: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ',
  hebrew2: 'אבגדהוזחטיכלמנסעפצקרשת',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  thaiLetters: 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
}

const formats: Readonly<Record<string, (number: number) => string>> = {
  none: () => '',
  decimalZero: (number) => String(number).padStart(2, '0'),
  upperRoman: (number) => roman(number).toUpperCase(),
  lowerRoman: roman,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerLetter: letter,
  upperAlphabet: (number) => alphabet(number).toUpperCase(),
  lowerAlphabet: alphabet,
  ordinal: (number) => `${number}${ordinalEnd(number)}`,
  hebrew1: hebrew,
  chineseCounting: chineseBelow100,
  taiwaneseCounting: chineseBelow100,
  chineseCountingThousand: inUnits(chinese),
  taiwaneseCountingThousand: inUnits(chinese),
  japaneseCounting: inUnits(japanese),
  koreanCounting: inUnits(korean),
  koreanDigital: inDigits(koreanDigits),
  koreanDigital2: inDigits(chineseDigits.replace('〇', '零')),
  ideographDigital: inDigits(chineseDigits),
  japaneseDigitalTenThousand: inDigits(chineseDigits),
  taiwaneseDigital: inDigits(chineseDigits),
}

function ordinalEnd(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
}

/** Writes a number from 1 in a format of Word (ECMA-376, part 1, 17.18.59). A format that is not listed is written in digits. */
export function formatNumber(number: number, format: string): string {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (write) return write(number)
  const letters = Object.hasOwn(sequences, format) ? [...(sequences[format] ?? '')] : []
  return letters[number - 1] ?? String(number)
}
