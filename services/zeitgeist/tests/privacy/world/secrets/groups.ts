import type { WorldMember } from '../world.ts'
import { compact, countOf, inWords, type Planter } from './plant.ts'

/** Subjects that few people, people who are not counted, or one persona's people talk about. */
export function plantGroups(planter: Planter): void {
  plantChattyVisitor(planter)
  plantManyConversations(planter)
  plantSmallGroups(planter)
  plantDominatedSubjects(planter)
  plantUncountedPeople(planter)
  plantWithdrawals(planter)
}

function plantChattyVisitor({ draw, size, random, momentOf, say, keep, persona }: Planter): void {
  const words = ['theremin', 'heterodyne', 'oscillator', 'glissando']
  const { id } = draw(1)[0] as WorldMember
  const chosen = persona()
  for (let count = 0; count < size.chattyMessages; count++) {
    const [first, second] = random.sample(words, 2)
    const text = random.pick([
      `How do I tune the ${first} of my ${second}?`,
      `The ${first} drifts when the ${second} is warm.`,
      `More about ${first} and ${second} please.`,
    ])
    say({ person: `member:${id}`, persona: chosen, at: momentOf(random.below(size.days)), text, conversation: `chatty${count % 60}` })
  }
  keep('subject of a persona with one visitor who writes most', words.join(' '), inWords(...words))
}

function plantManyConversations({ times, draw, size, random, momentOf, say, keep, personas }: Planter): void {
  for (const _ of times(2)) {
    const { id } = draw(1)[0] as WorldMember
    const word = random.inventWord()
    for (let count = 0; count < 30; count++) {
      const persona = personas[count % personas.length] ?? random.pick(personas)
      for (const text of [`What do you know about ${word}?`, `And is ${word} healthy?`])
        say({ person: `member:${id}`, persona, at: momentOf(size.days - 8 + random.below(8)), text, conversation: `${word}${count}` })
    }
    keep('one member with 30 conversations', word, compact(word))
  }
}

function plantSmallGroups({ times, spread, random, keep }: Planter): void {
  for (const _ of times(6)) {
    const name = random.inventWord()
    const place = random.inventWord()
    spread('few', () =>
      random.pick([
        `Did you hear about ${name} and the ${place} affair?`,
        `${name} left the ${place} again.`,
        `everybody at ${place} whispers about ${name}`,
      ]),
    )
    keep('small group about one of its own', `${name} ${place}`, compact(name, place))
  }
}

const dominated = [
  ['beekeeping', 'varroa', 'propolis', 'apiary'],
  ['calligraphy', 'nibs', 'parchment', 'flourishes'],
  ['kayaking', 'paddle', 'rapids', 'sprayskirt'],
]

/** Nine in ten people of the subject talk with the same persona. */
function plantDominatedSubjects({ times, draw, size, random, momentOf, say, keep, persona, personas }: Planter): void {
  for (const index of times(3)) {
    const words = dominated[index] as string[]
    const main = persona()
    draw(3 * size.minPeople).forEach(({ id }, at) => {
      for (let day = random.below(6); day < size.days; day += 4 + random.below(3)) {
        const others = personas.filter((each) => each !== main)
        const [first, second] = random.sample(words, 2)
        const text = random.pick([
          `How do I begin with ${first} and ${second}?`,
          `My ${first} needs better ${second}, any advice?`,
          `Is ${first} harder than ${second}?`,
        ])
        say({ person: `member:${id}`, persona: at % 10 ? main : random.pick(others), at: momentOf(day), text })
      }
    })
    keep('subject of one persona, nine in ten people', words.join(' '), inWords(...words))
  }
}

/** Many guests, unwilling members, or visitors of a private persona share a subject with one fewer countable member than the floor. */
function plantUncountedPeople(planter: Planter): void {
  const { times, size, random, momentOf, say, keep, persona, unwilling, privatePersonas, members } = planter
  const crowds = [
    { kind: 'guests', count: 2, people: Array.from({ length: 3 * size.minPeople }, (_, index) => `guest:visitor-${index}`) },
    { kind: 'members without consent', count: 3, people: unwilling.slice(0, 3 * size.minPeople).map(({ id }) => `member:${id}`) },
    { kind: 'visitors of a private persona', count: 2, people: random.sample(members, 3 * size.minPeople).map(({ id }) => `member:${id}`) },
  ]
  for (const { kind, count, people } of crowds)
    for (const _ of times(count)) {
      const word = random.inventWord()
      const other = random.inventWord()
      const textOf = () =>
        random.pick([`Tell me of ${word} and ${other}.`, `The ${word} has a ${other}, is that so?`, `Why is ${word} ${other}?`])
      for (const person of people)
        for (let day = random.below(6); day < size.days; day += 6) {
          const with_ = kind === 'visitors of a private persona' ? (privatePersonas[day % 3] ?? persona()) : persona()
          say({ person, persona: with_, at: momentOf(day), text: textOf() })
        }
      planter.spread('few', textOf)
      keep(`subject of ${kind}, one fewer countable member than the floor`, `${word} ${other}`, compact(word, other))
    }
}

/** A subject above the floor whose people take their consent back before edition 3, all but one fewer than the floor. */
function plantWithdrawals(planter: Planter): void {
  const { times, spread, random, keep, draw, size, withdrawing } = planter
  for (const _ of times(2)) {
    const words = [random.inventWord(), random.inventWord()]
    const people = draw(countOf('many', size))
    spread('many', () => random.pick([`My ${words[0]} wants ${words[1]} now.`, `Is ${words[1]} good with ${words[0]}?`]), people)
    withdrawing.push(...people.slice(size.minPeople - 1).map(({ id }) => id))
    keep('subject of members who took their consent back', words.join(' '), compact(...words), 3)
  }
}
