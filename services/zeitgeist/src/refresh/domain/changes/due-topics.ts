import type { Decision } from '../../../core/domain/decisions/decision.ts'
import type { Topic } from '../topics/topic.ts'
import { mayAppear, mayDecide } from './change-rule.ts'

/** A decision before this refresh. */
export interface EarlierDecision {
  decision: Decision
  /** Hashes of its people. Null when the key of these hashes was deleted: then they cannot be compared. */
  before: ReadonlySet<string> | null
  /** Hashes, by the same key, of the people who talk about the decision's terms now. */
  now: ReadonlySet<string>
}

/** Returns the decisions that end now, because enough of their people changed. */
export const endedDecisions = (earlier: readonly EarlierDecision[], minPeople: number): Decision[] =>
  earlier.filter(({ before, now }) => mayDecide(before, now, minPeople)).map(({ decision }) => decision)

export interface DueTopics {
  /** Topics that are decided now: published if they pass the floor. */
  decide: Topic[]
  /**
   * Topics that are new, but not to enough people. They are recorded as not published, with the people who had talked about them before.
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
 * Whether a topic was decided before with another first term: a few people can change which term comes first. True when the decision
 * has the topic's first term, or the topic the decision's, and the decision's terms have at least half as many people now as the topic.
 */
function isAbout({ decision, now }: EarlierDecision, { terms, supporters }: Topic): boolean {
  const sharesHead = decision.terms.includes(terms[0]?.hash as number) || terms.some(({ hash }) => hash === decision.terms[0])
  return sharesHead && now.size * 2 >= supporters.length
}
