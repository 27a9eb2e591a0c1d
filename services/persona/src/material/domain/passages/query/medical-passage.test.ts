import { expect, it } from '@jest/globals'
import type { FoundPassage } from '../passage.ts'
import { addMedical, medicalQuery } from './medical-passage.ts'

const passage = (heading: string, text: string, fit: number): FoundPassage => ({
  heading,
  text,
  fit,
  sourceId: 's',
  title: 'T',
  page: null,
  score: 1,
})
const plan = passage('Can you plan my first 5 km?', '1. Week 1.', 0.9)
const medical = passage('I am pregnant. Can I run?', 'Ask your doctor first.', 0.8)
const candidates = [plan, medical].map((each, index) => ({ readingId: 'r', index, passage: each }))

it('searches for what the material says to a person who told a condition, in this message or before', () => {
  expect(medicalQuery({ text: 'Can you plan my first 5 km?', earlier: ["I'm pregnant", 'Hello'] })?.text).toContain("I'm pregnant")
  expect(medicalQuery({ text: 'I broke my ankle', earlier: [] })?.text).toContain('ankle')
  expect(medicalQuery({ text: 'Can you plan my first 5 km?', earlier: ['Hello'] })).toBeUndefined()
})

it('puts it last, without a fit of its own', () => {
  expect(addMedical([plan], candidates)).toEqual([plan, { ...medical, fit: 0 }])
  expect(addMedical([{ ...medical, fit: 0.6 }, plan], candidates)).toEqual([plan, { ...medical, fit: 0.6 }])
  expect(addMedical([plan], candidates.slice(0, 1))).toEqual([plan])
  const many = Array.from({ length: 6 }, (_, at) => ({ ...plan, text: `${at}` }))
  expect(addMedical(many, candidates)).toHaveLength(6)
})
