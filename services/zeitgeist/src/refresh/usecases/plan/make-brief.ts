import { roundDown } from '../../../core/domain/decisions/floor.ts'
import type { TrendPoint } from '../../../core/domain/entries/entry.ts'
import type { Brief } from '../../domain/entries/brief.ts'
import { growthOf } from '../../domain/entries/growth.ts'
import { peopleByPersona } from '../../domain/topics/people-by-persona.ts'
import type { Topic } from '../../domain/topics/topic.ts'

export interface TopicBrief {
  brief: Pick<Brief, 'words' | 'people' | 'personas'>
  grew: boolean
  growth: Brief['growth']
  trend: readonly TrendPoint[]
}

interface Counting {
  minPeople: number
  /** Whether the rows reach back to the week before. */
  hasWeekBefore: boolean
  /** Whether all rows have words of one version of the text library. Without it no topic is said to have grown. */
  hasOneVersion: boolean
}

/** Returns what may be told about a topic: its words and counts, rounded down to multiples of the floor. */
export function makeBrief(topic: Topic, words: ReadonlyMap<number, string>, counting: Counting): TopicBrief {
  const { minPeople, hasWeekBefore, hasOneVersion } = counting
  const { supporters, people } = topic
  const rounded = (count: number) => roundDown(count, minPeople)
  const share = people / Math.max(1, supporters.length)
  const brief = {
    people: rounded(people),
    personas: [...peopleByPersona(supporters).values()].filter((count) => count >= minPeople).length,
    words: topic.terms.map(({ hash }, place) => ({
      text: words.get(hash) as string,
      people: rounded(supporters.filter(({ terms }) => ((terms >> place) & 1) === 1).length * share),
    })),
  }
  const { now, before, points, ...counted } = growthOf(topic, minPeople, hasWeekBefore)
  const grew = hasOneVersion && counted.grew
  return { brief, grew, growth: grew ? { now, before } : null, trend: points }
}
