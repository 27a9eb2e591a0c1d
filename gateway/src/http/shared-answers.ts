export interface SharedAnswers<Answer> {
  /** The answer to `key`, made once for all who ask within the time it is kept. */
  get: (key: string, make: () => Promise<Answer>) => Promise<Answer>
  /** Forgets all of them: something has changed through this process. */
  drop: () => void
}

/** Long enough for a crowd, short enough for nobody to notice that it comes late through another replica. */
const keptMs = 1_000
const standardMost = 1_000

/** Answers that go to everybody who asks the same; `mostKept` of them are. */
export function createSharedAnswers<Answer>(now: () => number = Date.now, mostKept = standardMost): SharedAnswers<Answer> {
  let kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return {
    get: (key, make) => {
      const known = kept.get(key)
      if (known && known.until > now()) return known.answer
      kept.delete(key)
      const within = kept
      const answer = make()
      answer.catch(() => within.get(key)?.answer === answer && within.delete(key))
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string)
      kept.set(key, { answer, until: now() + keptMs })
      return answer
    },
    drop: () => {
      kept = new Map()
    },
  }
}
