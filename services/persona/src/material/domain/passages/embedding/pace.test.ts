import { describe, expect, it } from '@jest/globals'
import { addMark, type Mark, passagesPerSecond } from './pace.ts'

/** Makes so many passages in each of the given steps, one step every `everyMs`, from 1,000 ms on. */
function marksOf(steps: readonly number[], everyMs: number): Mark[] {
  return steps.reduce<Mark[]>((marks, made, step) => addMark(marks, made, 1_000 + step * everyMs), [])
}

describe('the pace of vectors', () => {
  it('is unknown until a passage has one', () => {
    expect(passagesPerSecond([], 5_000)).toBeNull()
    expect(passagesPerSecond(marksOf([0], 1_000), 5_000)).toBeNull()
    expect(passagesPerSecond(marksOf([0, 0], 1_000), 5_000)).toBeNull()
  })

  it('counts the pauses, and the time since the last passage', () => {
    const marks = marksOf([0, 4, 4], 2_000)
    expect(passagesPerSecond(marks, 5_000)).toBe(2)
    expect(passagesPerSecond(marks, 9_000)).toBe(1)
  })

  it('is that of the last 60 marks and 10 minutes', () => {
    const slowThenFast = [0, ...Array.from({ length: 20 }, () => 1), ...Array.from({ length: 60 }, () => 5)]
    const marks = marksOf(slowThenFast, 1_000)
    expect(marks).toHaveLength(60)
    expect(passagesPerSecond(marks, marks.at(-1)?.at ?? 0)).toBe(5)
    const afterAnHour = addMark(marks, 1, 3_600_000)
    expect(afterAnHour).toHaveLength(1)
    expect(passagesPerSecond(afterAnHour, 3_601_000)).toBeNull()
  })
})
