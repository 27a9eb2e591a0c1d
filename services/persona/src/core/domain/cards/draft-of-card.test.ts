import { describe, expect, it } from '@jest/globals'
import { type PersonaForm, readForm } from '../persona-form/persona-form.ts'
import { draftOfCard } from './draft-of-card.ts'

const draftOf = (data: object) => {
  const draft = draftOfCard({ spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Livia', description: '', ...data } })
  if (!draft) throw new Error('no card')
  return draft
}
const formOf = (data: object): PersonaForm => draftOf(data).form

describe('the name', () => {
  it('replaces macros in every text, or the nickname does', () => {
    const texts = { description: '{{char}} and <BOT> run with {{ Char }}', personality: '{{char}} is calm' }
    expect(formOf(texts)).toMatchObject({ description: 'Livia and Livia run with Livia', rolePrompt: '## Personality\nLivia is calm' })
    expect(formOf({ ...texts, nickname: 'Liv $& Co' }).rolePrompt).toBe('## Personality\nLiv $& Co is calm')
  })

  it('is cut when it is too long, and then also left', () => {
    const { form, left } = draftOf({ name: `The ${'very '.repeat(20)}long name` })
    expect([form.name.length <= 50, form.name.endsWith('…'), left]).toEqual([true, true, ['name']])
  })
})

describe('the description', () => {
  it('describes the persona when it is one short line', () => {
    expect(formOf({ description: ' Plans a first marathon. ' })).toMatchObject({ description: 'Plans a first marathon.', rolePrompt: '' })
  })

  it.each([
    ['long', 'Livia runs. '.repeat(40)],
    ['of several lines', 'Livia runs.\nShe is calm.'],
    ['for the model', 'Livia runs with {{user}}'],
    ['with a link', 'Livia runs at [her club](https://example.org)'],
  ])('is part of the role prompt when it is %s', (_what, description) => {
    const form = formOf({ description })
    expect(form.rolePrompt).toBe(`## Description\n${description.trim()}`)
    expect(form.description).toMatch(/^Livia runs/)
    expect(form.description.length).toBeLessThanOrEqual(150)
    expect(form.description).not.toMatch(/\{\{|https|\n/)
  })

  it.each(['猫'.repeat(400), '👩‍👩‍👧‍👦'.repeat(100), `${'क्षि'.repeat(200)}`])(
    'is cut between characters as people see them',
    (description) => {
      const { description: line } = formOf({ description })
      const whole = [...new Intl.Segmenter('en').segment(description)].map(({ segment }) => segment)
      expect([...new Intl.Segmenter('en').segment(line.slice(0, -1))].every(({ segment }) => segment === whole[0])).toBe(true)
    },
  )
})

describe('the first message', () => {
  it.each([
    ['Hello, {{user}}!', 'Hello!'],
    ['{{user}}, what do you need?', 'what do you need?'],
    ['こんにちは、{{user}}！', 'こんにちは！'],
    ['مرحبا، {{user}}!', 'مرحبا!'],
    ['*smiles* Hi <b>there</b> ![x](https://t.example/p.png)', '*smiles* Hi there'],
    ['I <3 running -> shall we start?', 'I <3 running -> shall we start?'],
    ['5 < 6 and 7 > 6 <!-- note -->', '5 < 6 and 7 > 6'],
    ['Line<br/>break, <custom-tag x="1">tag</custom-tag>, <https://t.example>', 'Linebreak, tag,'],
    ['See [my page](javascript:alert(1)) <script>alert(1)</script>', 'See my page) alert(1)'],
  ])('greets, for readers of any language: %j', (first_mes, greeting) => {
    expect(formOf({ first_mes })).toMatchObject({ greeting, rolePrompt: '' })
  })

  it.each([
    ['long', 'Hello. '.repeat(100)],
    ['about the reader', 'I saw {{user}} at the door.'],
    ['random', 'It is {{random:day,night}}.'],
  ])('is part of the role prompt when it is %s', (_what, first_mes) => {
    expect(formOf({ first_mes })).toMatchObject({ greeting: '', rolePrompt: `## First message\n${first_mes.trim()}` })
  })
})

describe('alternate greetings', () => {
  it('are opening lines when they are short, three at most; the others are left', () => {
    const alternate_greetings = ['One?', 'x', 'Two?', 'y'.repeat(121), 'One?', 'Three?', 'Four?']
    const { form, left } = draftOf({ alternate_greetings })
    expect(form.openingLines).toEqual(['One?', 'Two?', 'Three?'])
    expect(left).toEqual(['alternate_greetings[1]', 'alternate_greetings[3]', 'alternate_greetings[6]'])
  })
})

describe('the role prompt', () => {
  it('has its parts in order, the system prompt first and without a heading', () => {
    const data = {
      system_prompt: 'You are Livia. {{original}}',
      personality: 'Calm',
      scenario: 'A park',
      mes_example: '<START>\n{{user}}: Hi',
    }
    expect(formOf(data).rolePrompt).toBe(
      'You are Livia.\n\n## Personality\nCalm\n\n## Scenario\nA park\n\n## Example dialogues\n<START>\n{{user}}: Hi',
    )
  })

  it('becomes material beyond 5,000 characters, and no word is lost', () => {
    const words = (letter: string) => Array.from({ length: 900 }, (_, index) => `${letter}${index}`).join(' ')
    const { form, material, left } = draftOf({ personality: words('p'), mes_example: words('m') })
    expect(form.rolePrompt.length).toBeLessThanOrEqual(5_000)
    const all = [form.rolePrompt, ...material.map(({ text }) => text)].join(' ')
    expect(all.split(/\s+/).filter((word) => /^[pm]\d+$/.test(word))).toEqual([...words('p').split(' '), ...words('m').split(' ')])
    expect([material.map(({ title }) => title), left]).toEqual([['Example dialogues'], []])
  })

  it('is left beyond a million characters', () => {
    const { material, left } = draftOf({ mes_example: 'word '.repeat(300_000) })
    expect([material, left]).toEqual([[], ['mes_example']])
  })
})

describe('a lorebook', () => {
  it('becomes texts with their keys as titles; what has no place is left', () => {
    const entries = [
      { keys: ['shoes', ' boots '], content: '{{char}} wears red shoes.', enabled: true, insertion_order: 1 },
      { keys: ['/ru+n/i'], use_regex: true, comment: 'Running', content: '@@depth 4\n@@role system\nRun slowly.', enabled: true },
      { keys: ['off'], content: 'Never.', enabled: false },
      { keys: [], content: 'No title', enabled: true, secondary_keys: ['x'] },
      { keys: ['empty'], content: ' ', enabled: true },
    ]
    const { material, left } = draftOf({ character_book: { name: 'World', entries, scan_depth: 5, extensions: {} } })
    expect(material).toEqual([
      { title: 'shoes, boots', text: 'Livia wears red shoes.' },
      { title: 'Running', text: 'Run slowly.' },
      { title: 'World 4', text: 'No title' },
    ])
    expect(left).toEqual([
      'character_book.scan_depth',
      'character_book.entries.insertion_order',
      'character_book.entries.decorators',
      'character_book.entries.use_regex',
      'character_book.entries[2]',
      'character_book.entries.secondary_keys',
    ])
  })

  it('has at most 500 texts', () => {
    const entries = Array.from({ length: 502 }, (_, index) => ({ keys: [`k${index}`], content: 'text', enabled: true }))
    const { material, left } = draftOf({ character_book: { entries } })
    expect([material.length, left]).toEqual([500, ['character_book.entries[500]', 'character_book.entries[501]']])
  })
})

describe('texts below extensions.rostra', () => {
  const withTexts = (data: object, texts: object) => draftOf({ ...data, extensions: { rostra: { texts } } })

  it('are taken as they are while the card has the same', () => {
    const greeting = 'Hello, {{user}}! <b>Welcome</b>'
    expect(withTexts({ first_mes: greeting }, { greeting }).form.greeting).toBe(greeting)
    expect(withTexts({ first_mes: 'Hi!' }, { greeting }).form.greeting).toBe('Hi!')
    expect(withTexts({ first_mes: greeting }, { greeting: 'Hi!' }).form.greeting).toBe('Hello! Welcome')
  })

  it.each([
    ['too long', { first_mes: 'a'.repeat(241) }, { greeting: 'a'.repeat(241) }],
    ['invisible', { first_mes: 'Hi\u202e' }, { greeting: 'Hi\u202e' }],
    ['no text', { first_mes: 7 }, { greeting: 7 }],
    ['no lines', { alternate_greetings: [7] }, { openingLines: [7] }],
    ['too many lines', { alternate_greetings: ['One?', 'Two?', 'Three?', 'Four?'] }, { openingLines: ['One?', 'Two?', 'Three?', 'Four?'] }],
  ])('are read as those of any card when the form would refuse them: %s', (_what, data, texts) => {
    expect(withTexts(data, texts)).toEqual(withTexts(data, {}))
  })
})

describe('what is left', () => {
  it('names every field with a value that has no place, once', () => {
    const { left } = draftOf({
      creator_notes: 'Notes',
      creator_notes_multilingual: { de: 'Hinweise' },
      post_history_instructions: 'Never refuse.',
      tags: ['sport'],
      creator: 'Ada',
      source: ['https://example.org'],
      extensions: { depth_prompt: { prompt: 'x' }, fav: false, world: '' },
      unknown_field: { a: 1 },
      empty: '',
    })
    expect(left.toSorted()).toEqual([
      'creator',
      'creator_notes',
      'creator_notes_multilingual',
      'extensions.depth_prompt',
      'post_history_instructions',
      'source',
      'tags',
      'unknown_field',
    ])
  })

  it('lists the fields that have another type', () => {
    const texts = ['personality', 'scenario', 'first_mes', 'mes_example', 'system_prompt', 'nickname', 'post_history_instructions']
    const lists = ['alternate_greetings', 'tags', 'assets']
    const objects = ['character_book', 'extensions']
    const fields = [...texts, ...lists, ...objects]
    expect(draftOf(Object.fromEntries(fields.map((field) => [field, 7]))).left.toSorted()).toEqual(fields.toSorted())
    expect(draftOf(Object.fromEntries(fields.map((field) => [field, null]))).left).toEqual([])
    expect(draftOf({ personality: ['Calm'], tags: 'sport', extensions: ['x'] }).left).toEqual(['personality', 'tags', 'extensions'])
  })

  it('lists parts that have another type: greetings, entries of a lorebook, and own fields', () => {
    const entries = [7, { keys: ['a'], content: ['text'] }, { keys: 'shoes', content: 'Red shoes.', enabled: 'yes' }]
    const own = { category: 'Nothing', voice: 7, avatarEmoji: 'no emoji', avatarBgColor: '#4f46e5', onlyFromMaterial: 'yes', more: 1 }
    expect(draftOf({ alternate_greetings: [7, 'Shall we run?'], character_book: { entries }, extensions: { rostra: own } }).left).toEqual([
      'alternate_greetings[0]',
      'extensions.rostra.category',
      'extensions.rostra.voice',
      'extensions.rostra.avatarEmoji',
      'extensions.rostra.onlyFromMaterial',
      'extensions.rostra.more',
      'character_book.entries[0]',
      'character_book.entries[1]',
      'character_book.entries.keys',
      'character_book.entries.enabled',
    ])
    expect(draftOf({ extensions: { rostra: 7 }, character_book: { entries: 7, name: 7 } }).left).toEqual([
      'extensions.rostra',
      'character_book.entries',
      'character_book.name',
    ])
  })

  it('is at most 200 paths that can be shown', () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${index}`, 1]))
    expect(draftOf(many).left).toHaveLength(200)
    expect(draftOf({ ['\u202e<b>\n'.repeat(50)]: 1 }).left[0]).toMatch(/^[<b> ]+>?$/)
  })
})

describe('every text', () => {
  it('is one that the form accepts, also with invisible characters and heaps of marks', () => {
    const hostile = `A\u202e\u200bb\u0000c\ud800 e${'\u0301'.repeat(30)} 👩‍👩‍👧 नमस्ते می‌خواهم`
    const text = `${hostile} ${hostile}`
    const { form } = draftOf({
      name: text.slice(0, 40),
      description: text,
      personality: text,
      first_mes: text,
      alternate_greetings: [text],
    })
    expect(readForm(form)).toMatchObject({ name: form.name, description: form.description, greeting: form.greeting })
    expect(form.greeting).toContain('👩‍👩‍👧 नमस्ते می‌خواهم')
    expect(form.openingLines).toHaveLength(1)
  })

  it.each([
    ['open brackets', '!['.repeat(100_000)],
    ['open macros', '{{//'.repeat(100_000)],
    ['open tags', '<'.repeat(300_000)],
    ['spaces', `${' '.repeat(300_000)},`],
    ['decorators', '@@a\n'.repeat(100_000)],
  ])('is read in time linear in its length: %s', (_what, text) => {
    const before = process.threadCpuUsage()
    draftOf({
      description: text,
      first_mes: text,
      alternate_greetings: [text],
      character_book: { entries: [{ keys: [text], content: text }] },
    })
    const { user } = process.threadCpuUsage(before)
    expect(user / 1_000).toBeLessThan(2_000)
  })
})

describe('a card of version 1', () => {
  it('has its fields at the top', () => {
    const draft = draftOfCard({ name: 'Livia', description: 'Plans a first marathon', personality: 'Calm', first_mes: 'Hi!', chat: 'x' })
    expect(draft?.form).toMatchObject({
      name: 'Livia',
      description: 'Plans a first marathon',
      rolePrompt: '## Personality\nCalm',
      greeting: 'Hi!',
    })
    expect(draft?.left).toEqual(['chat'])
  })

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { name: 'A preset' },
    { name: 'World', description: 'A lorebook', entries: [] },
    { data: { name: 1 } },
    { data: [] },
  ])('is not %j', (json) => {
    expect(draftOfCard(json)).toBeNull()
  })

  it.each([
    ['numbers', 7],
    ['lists', [[]]],
    ['objects', { __proto__: null, a: 1 }],
    ['null', null],
  ])('may have %s in place of texts and lists', (_what, value) => {
    const names = [
      'personality',
      'scenario',
      'first_mes',
      'mes_example',
      'system_prompt',
      'alternate_greetings',
      'tags',
      'character_book',
      'extensions',
      'assets',
      'nickname',
      'post_history_instructions',
    ]
    const fields = Object.fromEntries(names.map((name) => [name, value]))
    expect(draftOf(fields).form.name).toBe('Livia')
    expect(draftOf({ character_book: { entries: [value, { keys: value, content: value }] } }).material).toEqual([])
  })
})
