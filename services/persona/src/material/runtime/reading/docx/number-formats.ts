const romans: readonly (readonly [number, string])[] = [
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
const chineseDigits = '〇一二三四五六七八九'

function roman(number: number): string {
  let rest = Math.min(number, 3_999)
  let text = ''
  for (const [value, sign] of romans) for (; rest >= value; rest -= value) text += sign
  return text
}

/** Word repeats the letter: z, aa, bb. */
const letter = (number: number): string => String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(Math.ceil(number / 26), 10))

function chinese(number: number): string {
  if (number >= 100) return [...String(number)].map((digit) => chineseDigits[Number(digit)]).join('')
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? chineseDigits[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 || tens === 0 ? chineseDigits[ones] : ''}`
}

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
  ordinal: (number) => `${number}${ordinalEnd(number)}`,
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  japaneseCounting: chinese,
  koreanDigital: chinese,
  taiwaneseCountingThousand: chinese,
  ideographDigital: (number) => [...String(number)].map((digit) => chineseDigits[Number(digit)]).join(''),
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
