import { describe, expect, it } from '@jest/globals'
import type { EntryText } from '../../../../core/domain/entries/entry.ts'
import type { Brief } from '../../entries/brief.ts'
import { textProblem } from './check-text.ts'
import { vocabulary as frequent } from './vocabulary.ts'

const vocabulary = frequent()
const brief: Brief = {
  type: 'theme',
  words: ['sourdough', 'starter', 'rye flour', 'crust'].map((text) => ({ text, people: 25 })),
  people: 50,
  personas: 2,
  botName: 'Odette Marchand',
  growth: null,
  seed: 'a',
}

const content =
  'At least 50 people talked about “sourdough” in the last seven days. Their chats share further words: the starter, rye flour and a good crust. ' +
  'Only words that many people used were counted to write this.'

const text: EntryText = {
  title: 'Sourdough and Its Starter',
  content,
  sampleMessages: [
    { role: 'user', botName: '', content: "I think about sourdough and crusts. Where do I begin, and what's first?" },
    { role: 'bot', botName: 'Odette Marchand', content: 'With the starter, perhaps; the rest can wait.' },
  ],
}

const problemOf = (change: Partial<EntryText>) => textProblem({ ...text, ...change }, brief, vocabulary)
const adding = (more: string) => problemOf({ content: `${content} ${more}` })
const saying = (line: string) =>
  problemOf({ sampleMessages: [{ role: 'user', botName: '', content: line }, ...text.sampleMessages.slice(1)] })

describe('a text of a model', () => {
  it('may be published when it uses the words, the counts and common words', () => {
    expect(problemOf({})).toBeNull()
  })

  it.each([
    ['a long number', 'Call 5550 any time.'],
    ['a number that is no given count', 'It was seen 7 times.'],
    ['a number in parts', 'Call 50 50 50 50 now.'],
    ['a number in words', 'Call five five five nine now.'],
    ['digits of another script', 'Call ٥٥٥٠ now.'],
    ['a link', 'See https://evil.example/x for more.'],
    ['a bare domain', 'See evil.com for more.'],
    ['an e-mail address', 'Write to ada@example.org today.'],
    ['a handle', 'Ask @ada about it.'],
    ['a hashtag', 'It is #bread again.'],
    ['HTML', 'It is <b>good</b> bread.'],
    ['an entity', 'It is good &amp; warm.'],
    ['Markdown', 'It is **good** bread.'],
    ['a Markdown link', 'It is [good](x) bread.'],
    ['a control character', 'It is\u0007 good.'],
    ['a bidirectional override', 'It is \u202Egood.'],
    ['a character of no width', 'It is go\u200Bod.'],
    ['a compatibility form', 'It is ｇｏｏｄ.'],
    ['a name in a sentence', 'The people asked Will about it.'],
    ['a name that begins a sentence', 'Lovelace was asked about it.'],
    ['a given name in small letters', 'They asked kevin about it.'],
    ['a rare word', 'It is about floccinaucinihilipilification.'],
    ['a word of another language', 'They said dankeschön to it.'],
    ['a long quotation', 'One said “my bread is flat again” to it.'],
    ['a long quotation in straight marks', 'One said "my bread is flat again" to it.'],
    ['an open quotation', 'One said “bread to it.'],
    ['a profane word', 'It is shit bread.'],
  ])('is refused with %s, in the content and in a sample message', (_what, leak) => {
    expect(adding(leak)).not.toBeNull()
    expect(saying(leak)).not.toBeNull()
  })

  it.each([
    ['without the headword in the title', { title: 'Bread for Everybody' }],
    ['with an address in the title', { title: 'Sourdough at www.example.com' }],
    ['with a name in the title', { title: 'Kevin and the Sourdough' }],
    ['with a title that is too long', { title: 'Sourdough and all the things that people say about it' }],
    ['with short content', { content: 'At least 50 people talked about sourdough.' }],
    ['with long content', { content: `${content} ${content} ${content}` }],
    ['without sample messages', { sampleMessages: [] }],
    ['with a persona that speaks first', { sampleMessages: [...text.sampleMessages].reverse() }],
  ])('is refused %s', (_what, change) => {
    expect(problemOf(change)).not.toBeNull()
  })
})
