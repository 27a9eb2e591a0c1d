import { describe, expect, it } from '@jest/globals'
import { cpuMs } from '@rostra/kit/testing/running-time'
import { notesText } from './notes-text.ts'

const notesOf = (message: string, ...notes: string[]) => JSON.parse(notesText({ message, notes }))

describe('the notes of the offline model', () => {
  it.each([
    ['I prefer metric units.', ['Prefers metric units']],
    ['Hi! I’m allergic to peanuts, and I live in Porto.', ['Is allergic to peanuts', 'Lives in Porto']],
    ['By the way, call me Sam', ['Wants to be called Sam']],
    ['My older sister is a nurse and I work as a baker.', ['Their older sister is a nurse', 'Works as a baker']],
    ["I'm vegetarian; I don't drink alcohol", ['Is vegetarian', 'Does not drink alcohol']],
    ['Ich wohne in Köln und ich bin allergisch gegen Nüsse.', ['Wohnt in Köln', 'Ist allergisch gegen Nüsse']],
    ['Mein Hund heißt Rex.', ['Sagt: Mein Hund heißt Rex']],
    ["J'habite à Lyon. Je préfère le thé.", ['Habite à Lyon', 'Préfère le thé']],
    ["I can't eat eggs", ['Cannot eat eggs']],
    ['I have an egg allergy', ['Has an egg allergy']],
    ["I'm a coeliac and I avoid dairy", ['Is a coeliac', 'Avoids dairy']],
    ['My son is allergic to nuts', ['Their son is allergic to nuts']],
    ['Ich bin gegen Eier allergisch', ['Ist gegen Eier allergisch']],
    ['Ich esse keine Eier. Ich habe eine Nussallergie', ['Sagt: Ich esse keine Eier', 'Hat eine Nussallergie']],
    ['Je ne mange pas de porc', ['Dit : Je ne mange pas de porc']],
    ['Soy celíaca. No como huevos', ['Es celíaca', 'Dice: No como huevos']],
    ['Llámame Ana. Vivo en Quito.', ['Quiere que le llamen Ana', 'Vive en Quito']],
  ])('of "%s" are what it states', (message, add) => {
    expect(notesOf(message)).toEqual({ add, change: [], drop: [] })
  })

  it.each([
    'Do I live in a simulation?',
    'How do I bake bread?',
    'She said that I prefer tea',
    'You live in Rome.',
    '',
    '😀',
    'my name is hard to pronounce',
    'My sauce is too salty',
    'My printer is offline',
    'my knee is swollen',
    'My question is how to cook rice',
    'Call me when you are ready',
    'I prefer not to say',
    "I can't eat before a run",
    "I'm not vegan",
  ])('of "%s" are none', (message) => {
    expect(notesOf(message)).toEqual({ add: [], change: [], drop: [] })
  })

  it('repeat no note, replace one of which only one can be true, and leave out what is to be forgotten', () => {
    expect(notesOf('I prefer tea.', 'Prefers tea')).toEqual({ add: [], change: [], drop: [] })
    expect(notesOf('I live in Rome', 'Prefers tea', 'Lives in Porto')).toEqual({
      add: [],
      change: [{ note: 2, text: 'Lives in Rome' }],
      drop: [],
    })
    expect(notesOf('Please forget that I prefer tea', 'Prefers tea')).toEqual({ add: [], change: [], drop: [1] })
    expect(notesOf("I'm not vegan any more", 'Prefers tea', 'Is vegan')).toEqual({ add: [], change: [], drop: [2] })
  })

  it('are found in a long message without delay', () => {
    const ms = cpuMs(() => [notesOf('my a b c d '.repeat(400)), notesOf('i am living '.repeat(400))])
    expect(ms).toBeLessThan(200)
  })
})
