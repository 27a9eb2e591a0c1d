import { type Audience, compact, type Planter } from './plant.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const ways = ['Street', 'Lane', 'Road', 'Avenue', 'Close']

/** Street addresses, e-mail addresses, links and handles. */
export function plantAddresses(planter: Planter): void {
  const { times, random, spread, keep } = planter
  const plant = (count: number, kind: string, audience: Audience, write: (word: string) => string) => {
    for (const _ of times(count)) {
      const word = random.inventWord()
      const text = write(word)
      spread(audience, () => text)
      keep(`${kind}, ${audience === 'one' ? 'one member' : 'many members'}`, text, compact(word))
    }
  }
  const street = (word: string) => {
    const way = random.pick(ways)
    const number = 1 + random.below(90)
    return random.pick([`I live at ${number} ${capitalised(word)} ${way}.`, `Send it to ${word} ${way.toLowerCase()} ${number}, please.`])
  }
  const german = (word: string) => `Ich wohne in der ${capitalised(word)}straße ${1 + random.below(60)}.`
  const mail = (word: string) => random.pick([`Write to ${word}@mail.example for details.`, `my mail is info@${word}.org, write soon.`])
  const link = (word: string) =>
    random.pick([
      `See https://${word}.example/guide?x=1 about it.`,
      `it is on www.${word}.com/${word} I think`,
      `Look at ${word}.net for more.`,
    ])
  plant(8, 'street address', 'one', street)
  plant(4, 'street address', 'many', street)
  plant(1, 'street address in German', 'many', german)
  plant(8, 'e-mail address', 'one', mail)
  plant(4, 'e-mail address', 'many', mail)
  plant(6, 'link', 'one', link)
  plant(4, 'link', 'many', link)
  plant(3, 'handle', 'many', (word) => `Follow @${word} and #${word} for news.`)
}
