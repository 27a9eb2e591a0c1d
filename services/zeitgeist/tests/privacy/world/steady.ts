import type { Crowd } from './crowd.ts'

const circles = [
  ['crochet', 'yarn', 'stitches', 'hook'],
  ['ukulele', 'fingerpicking', 'capo', 'tabs'],
  ['pottery', 'glaze', 'kiln', 'clay'],
  ['birdwatching', 'finches', 'nestbox', 'feeder'],
]

/**
 * Circles of one and a half to three times the floor's people, of whom nearly the same talk every second day: two join and one leaves a
 * day. Their entries are those that must hardly ever change.
 */
export function talkInSteadyCircles({ random, size, willing, personas, momentOf, say }: Crowd): void {
  circles.forEach((words, index) => {
    const experts = random.sample(personas, 5)
    const people = random.sample(willing, Math.ceil(size.minPeople * (1.5 + index / 2)) + 2 * size.days)
    const firstCount = people.length - 2 * size.days
    people.forEach(({ id }, at) => {
      const joinsOn = at < firstCount ? 0 : Math.floor((at - firstCount) / 2)
      const leavesAfter = Math.min(at, size.days)
      for (let day = joinsOn; day <= leavesAfter && day < size.days; day += 1 + random.below(3)) {
        const [first, second] = random.sample(words, 2)
        const text = random.pick([
          `Which ${first} do I need for ${second}?`,
          `I am new to ${first} and the ${second} confuses me.`,
          `Does ${first} get easier with another ${second}?`,
          `My ${second} broke, can ${first} wait?`,
        ])
        say({ person: `member:${id}`, persona: experts[at % 5] ?? random.pick(experts), at: momentOf(day), text })
      }
    })
  })
}
