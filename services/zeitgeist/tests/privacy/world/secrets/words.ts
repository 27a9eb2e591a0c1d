import { compact, inWords, type Planter } from './plant.ts'

const dressings: ((word: string) => string)[] = [
  (word) => [...word].join('\u200b'),
  (word) => word.toUpperCase(),
  (word) => `${word.slice(0, 4)}\u00ad${word.slice(4)}`,
  (word) => [...word].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join(''),
  (word) => `\u2066${word}\u2069`,
  (word) => word.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) as number) - 0x61 + 0xff41)),
]
const foreign = ['медвежатница', 'зимородковая', 'كهربائية', 'مستودعات', 'खगोलशास्त्री', 'πεταλουδίτσα', '蒸気機関車', 'תרנגולתיים']
const html: ((word: string) => string)[] = [
  (word) => `<b>${word}</b> is what it is called.`,
  (word) => `<a href="/about">${word}</a> <br/> tell me.`,
  (word) => `&lt;i&gt;${word}&lt;/i&gt; is new to me.`,
]

/** Words that one fewer than the floor said, in several disguises, words inside HTML tags, and words in two halves. */
export function plantWords(planter: Planter): void {
  const { times, random, spread, keep, inventWord } = { ...planter, inventWord: planter.random.inventWord }
  for (const _ of times(14)) {
    const word = inventWord()
    const other = inventWord()
    spread('few', () =>
      random.pick([
        `It is about my ${word} and its ${other} again.`,
        `the ${word} keeps my ${other} busy.`,
        `${word}, with what ${other}?`,
      ]),
    )
    keep('rare words, one fewer than the floor', `${word} ${other}`, compact(word, other))
  }
  for (const _ of times(8)) {
    const word = inventWord()
    spread('few', () => `My ${random.pick(dressings)(word)} is broken.`)
    keep('rare word in disguise, one fewer than the floor', word, compact(word))
  }
  for (const word of foreign.slice(0, times(8).length)) {
    spread('few', () => `${word} ${word}.`)
    keep('rare word in another script, one fewer than the floor', word, compact(word.normalize('NFKC').toLowerCase()))
  }
  for (const index of times(6)) {
    const word = inventWord()
    spread('few', () => html[index % html.length]?.(word) ?? word)
    keep('rare word in HTML, one fewer than the floor', word, compact(word))
  }
  for (const _ of times(4)) {
    const word = inventWord()
    spread('many', () => random.pick([`<img alt="${word}" src="x"> Nice?`, `<p class='${word}'>Nice?</p>`, `<!-- ${word} --> Nice?`]))
    keep('word inside an HTML tag, many members', word, compact(word))
  }
  for (const _ of times(4)) {
    const word = inventWord() + inventWord()
    const half = word.length >> 1
    const people = planter.draw(1)
    spread('one', () => `My password begins with ${word.slice(0, half)}.`, people)
    spread('one', () => `And it ends with ${word.slice(half)}.`, people)
    keep('word in two halves, one member', word, compact(word.slice(0, half), word.slice(half)))
  }
}

const adjectives = ['violet', 'hollow', 'patient', 'crooked', 'silver', 'wooden', 'gentle', 'distant', 'frozen', 'narrow']
const things = ['ladder', 'harbour', 'lantern', 'engine', 'blanket', 'river', 'whistle', 'carpet', 'mirror', 'pillow']
const actions = ['hums', 'sinks', 'waits', 'burns', 'dances', 'rests', 'leans', 'glows']

/** Phrases of 8 words that one member said, and that many said alike. */
export function plantPhrases(planter: Planter): void {
  const { times, random, spread, keep } = planter
  for (const audience of ['one', 'many'] as const)
    for (const _ of times(audience === 'one' ? 11 : 8)) {
      const [first, second] = random.sample(adjectives, 2)
      const [one, two, three] = random.sample(things, 3)
      const phrase = `${first} ${one} ${random.pick(actions)} beneath our ${second} ${two} ${three}`
      spread(audience, () => random.pick([`${phrase}.`, `"${phrase}!"`, `*${phrase.toUpperCase()}*`]))
      keep(`phrase of 8 words, ${audience === 'one' ? 'one member' : 'many members'}`, phrase, inWords(phrase))
    }
}
