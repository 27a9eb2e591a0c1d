import { describe, expect, it } from '@jest/globals'
import type { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { readInput } from './read-input.ts'

const schema = z.object({ name: z.string().min(3, 'Name must be at least 3 characters'), tags: z.array(z.string()).default([]) })

function refusal(input: unknown): DomainError {
  try {
    readInput(schema, input)
  } catch (error) {
    return error as DomainError
  }
  throw new Error('it was not refused')
}

describe('readInput', () => {
  it('gives what the schema makes of it, without unknown fields', () => {
    expect(readInput(schema, { name: 'Ada', isAdmin: true })).toEqual({ name: 'Ada', tags: [] })
  })

  it('says our own sentences as they are, and names the field where the sentence doesn’t', () => {
    expect(refusal({ name: 'A' })).toMatchObject({
      message: 'Name must be at least 3 characters',
      details: { fields: { name: 'Name must be at least 3 characters' } },
    })
    expect(refusal({}).message).toMatch(/^name: Invalid input: expected string/)
    expect(refusal('text').details.fields).toEqual({ body: expect.stringMatching(/^Invalid input/) })
  })

  it('tells the first thing that is wrong with each field', () => {
    expect(Object.keys(refusal({ name: 1, tags: [2] }).details.fields ?? {})).toEqual(['name', 'tags.0'])
  })

  it('finds a NUL at any depth, unknown fields included', () => {
    expect(refusal({ name: 'A\0da' })).toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: 'must not contain the NUL character' } },
    })
    expect(refusal({ name: 'Ada', tags: ['\0'] }).reason).toBe('VALIDATION')
    expect(refusal({ name: 'Ada', other: { deep: [{ text: 'a\0' }] } }).reason).toBe('VALIDATION')
  })
})
