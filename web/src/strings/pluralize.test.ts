import { expect, it } from '@jest/globals'
import { pluralize } from './pluralize.ts'
import * as everyString from './strings.ts'
import { chartStrings, creditsStrings, managePersonasStrings, personaFormStrings, sharingStrings, strings } from './strings.ts'

it('a count of one has a singular noun, every other count a plural one', () => {
  const counts = [0, 1, '1', 2, -1, '1.2k', '1,000']
  expect(counts.map((count) => pluralize(count, 'vote'))).toEqual([
    '0 votes',
    '1 vote',
    '1 vote',
    '2 votes',
    '-1 votes',
    '1.2k votes',
    '1,000 votes',
  ])
  expect([1, 3].map((count) => pluralize(count, 'person', 'people'))).toEqual(['1 person', '3 people'])
})

it.each([
  [strings.shell.credits, '1 credit', '2 credits'],
  [strings.persona.conversations, '1 conversation', '2 conversations'],
  [strings.chat.tooLong, '1 character too many', '2 characters too many'],
  [(count: string) => strings.chat.price(count, '9'), '1 credit a message · 9 left', '2 credits a message · 9 left'],
  [(count: string) => strings.discover.showing('1', count, count), 'Showing 1 to 1 of 1 result', 'Showing 1 to 2 of 2 results'],
  [creditsStrings.credits, '1 credit', '2 credits'],
  [creditsStrings.checkout.paid, 'Payment received. 1 credit is yours.', 'Payment received. 2 credits are yours.'],
  [(count: string) => creditsStrings.toasts.paid(count)[1], '1 credit was added to your account.', '2 credits were added to your account.'],
  [managePersonasStrings.manage.conversations, '1 conversation', '2 conversations'],
  [(limit: string) => managePersonasStrings.manage.used(1, Number(limit)), '1 of 1 persona', '1 of 2 personas'],
  [(count: string) => managePersonasStrings.versions.unchanged(Number(count)), '1 unchanged character', '2 unchanged characters'],
  [(count: string) => personaFormStrings.form.problems(Number(count)), '1 field needs a change', '2 fields need a change'],
  [
    (limit: string) => personaFormStrings.form.full(1, Number(limit)),
    'You have 1 of 1 persona. You can write and try a new one; to publish it, delete one first.',
    'You have 1 of 2 personas. You can write and try a new one; to publish it, delete one first.',
  ],
  [(count: string) => strings.counter.over(Number(count)), '1 character too many', '2 characters too many'],
  [(count: string) => strings.problems.seconds(Number(count)), '1 second', '2 seconds'],
  [(count: string) => strings.problems.minutes(Number(count)), '1 minute', '2 minutes'],
  [(count: string) => chartStrings.days(Number(count)), '1 day', '2 days'],
  [(count: string) => sharingStrings.analytics.summaryPeople(count, 'May 1'), 'At most 1 person on May 1.', 'At most 2 people on May 1.'],
  [(count: string) => sharingStrings.analytics.quiet(Number(count)), 'Nothing happened in 1 day', 'Nothing happened in these 2 days'],
])('the text %# is singular for one', (text, one, two) => expect([text('1'), text('2')]).toEqual([one, two]))

const nouns =
  'characters|conversations|credits|days|experts|files|hours|items|messages|minutes|notes|passages|people|personas|questions|results|seconds|sources|stories|votes'
/** A plural after 1, also with an adjective. A limit ('at most 1 characters') is never 1. */
const wrongPlural = new RegExp(`(?<!(?:most|least|All) )\\b1 (?:(?!contains)[a-z]+ )?(?:${nouns})\\b`)

/** Yields the texts of a group of strings in which every argument is 1. Texts that need other arguments are left out. */
function* textsOfOne(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function') yield* textsOfOne(callWithOnes(value as (...counts: string[]) => unknown))
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOfOne(part)
}

function callWithOnes(text: (...counts: string[]) => unknown): unknown {
  try {
    return text(...Array.from({ length: text.length }, () => '1'))
  } catch {
    return null
  }
}

it('no text has a plural after 1', () => {
  const texts = [...textsOfOne(everyString)]
  expect(texts).toContain('1 expert')
  expect(texts.filter((text) => wrongPlural.test(text))).toEqual([])
})
