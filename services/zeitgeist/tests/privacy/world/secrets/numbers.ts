import { type Audience, compact, inWords, type Planter } from './plant.ts'

const spoken = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const arabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const wide = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const parted = (digits: string) => [...digits].join('\u200b')

/** Telephone and account numbers, in digits of several scripts and in words. */
export function plantNumbers(planter: Planter): void {
  const { times, random, spread, keep } = planter
  const digits = (count: number) => Array.from({ length: count }, () => random.below(10)).join('')
  const plant = (count: number, kind: string, audience: Audience, write: () => { text: string; value: string }) => {
    for (const _ of times(count)) {
      const { text, value } = write()
      spread(audience, () => text)
      keep(`${kind}, ${audience === 'one' ? 'one member' : 'many members'}`, text, compact(value))
    }
  }
  const phone = () => {
    const area = digits(4)
    const first = digits(3)
    const last = digits(4)
    const number = random.pick([
      `+44 ${area} ${first}${last}`,
      `(0${area}) ${first} ${last}`,
      `0${area}-${first}-${last}`,
      `0${area}${first}${last}`,
    ])
    return { text: `You can call me on ${number} after six.`, value: first + last }
  }
  const account = () => {
    const groups = [digits(4), digits(4), digits(4), digits(4)]
    const iban = random.pick([
      `DE${digits(2)} ${groups.join(' ')} ${digits(2)}`,
      `account number ${groups.join('')}`,
      `card ${groups.join('-')}`,
    ])
    return { text: `Please remember ${iban} for the transfer.`, value: groups.slice(1, 3).join('') }
  }
  plant(10, 'telephone number', 'one', phone)
  plant(6, 'telephone number', 'many', phone)
  plant(8, 'account number', 'one', account)
  plant(4, 'account number', 'many', account)
  plant(4, 'number in digits of other scripts', 'many', () => {
    const number = digits(9)
    return { text: `My number is ${random.pick([arabic, wide, parted])(number)} thanks.`, value: number.slice(2, 7) }
  })
  for (const _ of times(3)) {
    const words = Array.from({ length: 6 }, () => random.pick(spoken))
    spread('many', () => `Dial ${words.join(' ')} and wait.`)
    keep(
      'number in words, many members',
      words.join(' '),
      inWords(words.slice(0, 2).join(' '), words.slice(2, 4).join(' '), words.slice(3, 5).join(' ')),
    )
  }
}
