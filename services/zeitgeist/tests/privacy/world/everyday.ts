import type { Crowd } from './crowd.ts'
import type { Random } from './random.ts'
import type { Subject } from './subject.ts'
import { homeSubjects } from './subjects-home.ts'
import { lifeSubjects } from './subjects-life.ts'
import { workSubjects } from './subjects-work.ts'
import type { WorldMember, WorldPersona } from './world.ts'

export const subjects: readonly Subject[] = [...homeSubjects, ...workSubjects, ...lifeSubjects]

/** How often a subject comes up by the part of the month that is over, when it is not the same all the time. */
const seasons: Record<string, (part: number) => number> = {
  heatwave: (part) => (part < 0.6 ? 0.15 : 2.5),
  exams: (part) => (part < 0.5 ? 0.4 : 2),
  moving: (part) => 1.6 - part,
  astronomy: (part) => (part > 0.75 ? 2.2 : 0.7),
  'wedding speech': (part) => (part < 0.4 ? 1.4 : 0.3),
}

/** Members talk about their interests, in conversations of one to four messages with one of the personas that know the subject. */
export function talkOfEverydayThings(crowd: Crowd): void {
  const { random, size, members } = crowd
  const expertsOf = new Map(subjects.map(({ name }) => [name, random.sample(crowd.personas, Math.min(7, Math.floor(size.personas / 2.5)))]))
  const habits = members.map((member) => ({
    member,
    interests: random.sample(subjects, 2 + random.below(3)),
    rate: rateOf(random) * size.everyday,
  }))
  for (let day = 0; day < size.days; day++)
    for (const { member, interests, rate } of habits) {
      if (random.next() > rate) continue
      const subject = random.pick(interests)
      if (random.next() > (seasons[subject.name]?.(day / size.days) ?? 1) / 2.5) continue
      talk(crowd, member, subject, random.pick(expertsOf.get(subject.name) as WorldPersona[]), day)
    }
}

/** Conversations a day: most people come seldom, a few daily. */
const rateOf = (random: Random) => 0.15 + 0.75 * random.next() ** 2

function talk({ random, say, fill, momentOf }: Crowd, member: WorldMember, subject: Subject, persona: WorldPersona, day: number): void {
  const conversation = `${member.id} on ${day}`
  let at = momentOf(day)
  for (const template of random.sample(subject.templates, 1 + random.below(4))) {
    say({ person: `member:${member.id}`, persona, at, text: fill(template), conversation })
    at += 60_000
  }
}
