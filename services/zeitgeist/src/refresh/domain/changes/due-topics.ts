import type { Decision } from '../../../core/domain/decisions/decision.ts'
import type { Topic } from '../topics/topic.ts'
import { mayAppear, mayDecide } from './change-rule.ts'

/** A decision before this refresh. */
export interface EarlierDecision {
  decision: Decision
  /** Its people; null when their key is gone, so that nothing compares them any more. */
  before: ReadonlySet<string> | null
  /** Who talks about the decision's terms now, under the same key. */
  now: ReadonlySet<string>
}

/** Decisions that end now. */
export const endedDecisions = (earlier: readonly EarlierDecision[], minPeople: number): Decision[] =>
  earlier.filter(({ before, now }) => mayDecide(before, now, minPeople)).map(({ decision }) => decision)

export interface DueTopics {
  /** Topics that are decided now: published if they pass the floor. */
  decide: Topic[]
  /**
   * Topics that are new, but not by enough people: they are recorded as not published, with the people who had talked about them before.
   */
  defer: Topic[]
  /** Keys of decisions that end now. Those of `decide` get a new one. */
  ended: Set<string>
}

/**
 * Returns which topics may be decided, so that two editions differ only where at least `minPeople` people changed. `topics` are those that
 * were found now, and those of the ended decisions with the terms that they were decided on. `previousCutAt` is when the edition before was
 * cut, in milliseconds since 1970; null when there is none.
 */
export function dueTopics(
  topics: readonly Topic[],
  earlier: readonly EarlierDecision[],
  { minPeople, previousCutAt }: { minPeople: number; previousCutAt: number | null },
): DueTopics {
  const ended = new Set(endedDecisions(earlier, minPeople).map(({ key }) => key))
  const decided = new Set(earlier.map(({ decision }) => decision.key))
  const decide = topics.filter(({ key }) => ended.has(key))
  const defer: Topic[] = []
  for (const topic of topics) {
    if (decided.has(topic.key) || earlier.some((each) => isAbout(each, topic))) continue
    if (mayAppear(topic.supporters, previousCutAt, minPeople)) decide.push(topic)
    else defer.push(topic)
  }
  return { decide, defer, ended }
}

/**
 * Whether a topic is one that was decided before under another head: a few people can change which of its terms comes first. The decision
 * has its head or the other way round, and at least half as many people now.
 */
function isAbout({ decision, now }: EarlierDecision, { terms, supporters }: Topic): boolean {
  const sharesHead = decision.terms.includes(terms[0]?.hash as number) || terms.some(({ hash }) => hash === decision.terms[0])
  return sharesHead && now.size * 2 >= supporters.length
}
