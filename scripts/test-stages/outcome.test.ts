import { describe, expect, it } from '@jest/globals'
import { brokenStage, outcomeOf, union, verdict } from './outcome.ts'

describe('the outcome of a run', () => {
  it('ends with the counts of passed, failed and skipped tests', () => {
    const outcome = outcomeOf([
      ['a', 'passed'],
      ['b', 'failed'],
      ['c', 'skipped'],
    ])
    expect(verdict(outcome)).toBe('1 passed, 1 failed, 1 skipped')
    expect(verdict(brokenStage('unit'))).toBe('0 passed, 1 failed, 0 skipped')
  })

  it('counts a test of two stages once', () => {
    const inProcess = outcomeOf([
      ['both', 'passed'],
      ['fails on Kafka', 'passed'],
      ['needs Kafka', 'skipped'],
    ])
    const onKafka = outcomeOf([
      ['both', 'passed'],
      ['fails on Kafka', 'failed'],
      ['needs Kafka', 'passed'],
    ])
    expect(verdict(union([inProcess, onKafka]))).toBe('2 passed, 1 failed, 0 skipped')
    expect(verdict(union([onKafka, inProcess]))).toBe('2 passed, 1 failed, 0 skipped')
  })

  it('counts tests of one stage with the same title one by one', () => {
    const twice = outcomeOf([
      ['same', 'passed'],
      ['same', 'failed'],
    ])
    expect(verdict(union([twice, twice]))).toBe('1 passed, 1 failed, 0 skipped')
  })
})
