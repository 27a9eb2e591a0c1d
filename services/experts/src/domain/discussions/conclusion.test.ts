import { describe, expect, it } from '@jest/globals'
import { markdownHtml } from '@rostra/markdown/html'
import { concludeFrom } from './conclusion.ts'
import { labelsOf } from './labels.ts'
import { aDiscussion, aStep } from './testing/discussion-samples.ts'

const discussion = aDiscussion(['Ada', 'Plato', 'Galen', 'Hypatia'])
const labels = labelsOf({ ...discussion, steps: discussion.experts.map(({ id }) => aStep({ expertId: id })) })
const verdict = { consensus: 'Expert A and Expert B would rent.', agreement: 'mixed', minority: null } as const
const minority = (...experts: string[]) => ({ experts, view: 'Expert C would buy', reason: 'prices rise.' })
const words = { notes: '', backToMark: String, done: '', open: '' }
const htmlOf = (markdown: string) => markdownHtml(markdown, { words, idPrefix: '' }).replaceAll('\n', '')

describe('a conclusion', () => {
  it('has names, and no minority view when there is none', () => {
    expect(concludeFrom(verdict, labels)).toEqual({
      consensus: 'Ada and Plato would rent.',
      agreement: 'mixed',
      minorityView: '',
      minorityExpertIds: [],
    })
  })

  it('says who holds the minority view and why', () => {
    expect(concludeFrom({ ...verdict, minority: minority('Expert C') }, labels)).toMatchObject({
      minorityView: 'Galen holds another view.\n\nGalen would buy\n\nprices rise.',
      minorityExpertIds: ['e2'],
    })
    expect(concludeFrom({ ...verdict, minority: minority('C', 'D') }, labels).minorityView).toMatch(
      /^Galen and Hypatia hold another view\./,
    )
  })

  it('has the view and its reason as paragraphs of their own, in the chair’s words alone', () => {
    const view = 'سيشتري الآن.'
    const reason = 'الأسعار ترتفع.'
    const { minorityView } = concludeFrom({ ...verdict, minority: { experts: ['C'], view, reason } }, labels)
    expect(minorityView.split('\n\n').slice(1)).toEqual([view, reason])
    expect(htmlOf(minorityView)).toBe(`<p dir="auto">Galen holds another view.</p><p dir="auto">${view}</p><p dir="auto">${reason}</p>`)
    expect(concludeFrom({ ...verdict, minority: { experts: ['C'], view, reason: '' } }, labels).minorityView).toMatch(/\.\n\n.+$/)
  })

  it.each([
    '[Free credits](https://evil.example)',
    '*Nova*',
    '~~Max~~',
    'www.evil.example',
    'https://evil.example',
    'max@evil.example',
    '# Max',
    '- Max',
    '<b>Max</b>',
    'Max &amp; Co',
  ])('shows the name %s as it is, and no mark of it', (name) => {
    const named = new Map([...labels].map(([label, expert]) => [label, label === 'A' ? { ...expert, name } : expert]))
    const about = { consensus: 'Expert A would rent.', minority: { experts: ['A'], view: 'Expert A would buy.', reason: '' } }
    const { consensus, minorityView } = concludeFrom({ ...verdict, ...about }, named)
    const shown = name.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
    expect(htmlOf(consensus)).toBe(`<p dir="auto">${shown} would rent.</p>`)
    expect(htmlOf(minorityView)).toBe(`<p dir="auto">${shown} holds another view.</p><p dir="auto">${shown} would buy.</p>`)
  })

  it('has no minority of unknown experts, nor of more than half of them', () => {
    for (const experts of [['E'], ['everyone'], ['A', 'B', 'C']])
      expect(concludeFrom({ ...verdict, minority: minority(...experts) }, labels)).toMatchObject({
        minorityView: '',
        minorityExpertIds: [],
      })
  })

  it('is not of strong agreement when an expert holds another view', () => {
    expect(concludeFrom({ ...verdict, agreement: 'strong', minority: minority('C') }, labels).agreement).toBe('mixed')
    expect(concludeFrom({ ...verdict, agreement: 'strong' }, labels).agreement).toBe('strong')
  })
})
