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
  throw new Error('the input was not refused')
}

describe('readInput', () => {
  it('returns the parsed input without unknown fields', () => {
    expect(readInput(schema, { name: 'Ada', isAdmin: true })).toEqual({ name: 'Ada', tags: [] })
  })

  it('keeps the product’s messages and prefixes zod’s with the field', () => {
    expect(refusal({ name: 'A' })).toMatchObject({
      message: 'Name must be at least 3 characters',
      details: { fields: { name: 'Name must be at least 3 characters' } },
    })
    expect(refusal({}).message).toMatch(/^name: Invalid input: expected string/)
    expect(refusal('text').details.fields).toEqual({ body: expect.stringMatching(/^Invalid input/) })
  })

  it('reports the problems of the union member that an input is closest to', () => {
    const choices = z.union([z.object({ title: z.string(), text: z.string() }), z.object({ question: z.string(), answer: z.string() })])
    const fieldsOf = (input: unknown) => {
      try {
        readInput(choices, input)
        return []
      } catch (error) {
        return Object.keys((error as DomainError).details.fields ?? {})
      }
    }
    expect(fieldsOf({})).toEqual(['title', 'text'])
    expect(fieldsOf({ text: 7 })).toEqual(['title', 'text'])
    expect(fieldsOf({ question: 7, answer: null })).toEqual(['question', 'answer'])
    expect(fieldsOf({ answer: 'Because' })).toEqual(['question'])
    expect(fieldsOf('text')).toEqual(['body'])
    expect(fieldsOf({ question: 'Why?', answer: 'Because' })).toEqual([])
  })

  it('reports the first problem of each field', () => {
    expect(Object.keys(refusal({ name: 1, tags: [2] }).details.fields ?? {})).toEqual(['name', 'tags.0'])
  })

  it('refuses a text of more than 16,384 characters at any depth before it is parsed', () => {
    const long = ' '.repeat(16_385)
    const parsed = z.object({ name: z.string().transform(() => expect('this text').toBe('never read')) })
    expect(() => readInput(parsed, { name: long })).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: { name: 'is too long' } } }),
    )
    expect(refusal({ name: 'Ada', tags: [long] }).reason).toBe('VALIDATION')
    expect(refusal({ name: 'Ada', other: { deep: [{ text: long }] } }).reason).toBe('VALIDATION')
    expect(readInput(schema, { name: long.slice(1) }).name).toHaveLength(16_384)
    expect(readInput(schema, { name: long }, { longTexts: true }).name).toHaveLength(16_385)
  })

  it('refuses a NUL at any depth, but not in unknown fields, which are dropped', () => {
    expect(refusal({ name: 'A\0da' })).toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: 'must not contain the NUL character' } },
    })
    expect(refusal({ name: 'Ada', tags: ['\0'] }).reason).toBe('VALIDATION')
    expect(readInput(schema, { name: 'Ada', other: { deep: [{ text: 'a\0' }] } })).toEqual({ name: 'Ada', tags: [] })
  })
})
