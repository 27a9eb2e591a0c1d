import { describe, expect, it } from '@jest/globals'
import { en } from './languages/en.ts'
import { languageOf, languages } from './languages/language-of.ts'
import { nameIntroduced, nameKnown, nameTold } from './names.ts'

describe('a name that is told', () => {
  it.each([
    ['My name is Petr', 'Petr'],
    ['They call me Moose but my name is Gary', 'Gary'],
    ['my pen name is Vane but my name is Rashida', 'Rashida'],
    ['Call me Bea, nobody calls me Beatrice', 'Bea'],
    ["name's Dmitri", 'Dmitri'],
    ['my name is lars', 'Lars'],
    ['my name is lars and I run', 'Lars'],
    ['You can call me Al', 'Al'],
    ['I go by Sam', 'Sam'],
    ['My name is not Petr, it is Pavel', 'Pavel'],
    ["Don't call me Petr, call me Pavel", 'Pavel'],
    ['Ich heiße Jörg', 'Jörg'],
    ['Ich heiße nicht Petr, sondern Pavel', 'Pavel'],
    ["Je ne m'appelle pas Petr, je m'appelle Pavel", 'Pavel'],
    ['No me llamo Petr, sino Pavel', 'Pavel'],
    ['Non mi chiamo Petr, ma Pavel', 'Pavel'],
    ['Não me chamo Petr, me chamo Pavel', 'Pavel'],
    ['Меня зовут не Пётр, а Павел', 'Павел'],
    ['اسمي ليس أحمد بل سامي', 'سامي'],
    ['اسمي أحمد', 'أحمد'],
    ['我叫王明，我想学跑步', '王明'],
    ['我不叫王明，我叫李华', '李华'],
    ['私の名前は田中です', '田中'],
    ['名前は田中ではなく鈴木です', '鈴木'],
  ])('is found in %s', (message, name) => {
    expect(nameTold(message, en)).toBe(name)
  })

  it.each([
    'Where should I go by train?',
    'I go by bike',
    'My business name is taken',
    'How do I name my shop?',
    'Scammers call me daily',
    'Debt collectors call me constantly',
    'My landlord will call me tomorrow',
    'Please call me back later',
    "I'm called to a second interview",
    "My grandson's name is Leo",
    'His name is Leo',
    'My name is on the list',
    'My name is misspelled on my certificate',
    'My name is not Petr',
    'Ich heiße euch willkommen',
    'Nenn mich nicht so',
    'Appelle-moi demain',
    'Mon nom est écrit sur la porte',
    'Llámame mañana',
    'Chiamami domani',
    'Me chame amanhã',
    'Позови меня завтра',
    'Меня зовут на собеседование',
    '老板叫我加班',
    '私は学生です',
    '名前は何ですか',
  ])('is not found in %s', (message) => {
    expect(nameTold(message, en)).toBeUndefined()
  })
})

describe('the name that a conversation tells', () => {
  const known = (...messages: string[]) =>
    nameKnown(
      messages.map((text) => ({ text, language: languageOf([text]) })),
      [],
    )

  it.each([
    [['My name is Petr', 'My name is not Petr, it is Pavel'], 'Pavel'],
    [['My name is Petr', 'My name is not Petr'], undefined],
    [['My name is Anna', "My grandson's name is Leo"], 'Anna'],
    [["My grandson's name is Leo"], undefined],
    [['my last name is Smith'], 'Smith'],
    [['My name is Anna', 'my last name is Smith'], 'Anna Smith'],
    [["I'm Shanice and I run", 'Mein Nachname ist Brandt'], 'Shanice Brandt'],
  ])('is after %j: %s', (messages, name) => {
    expect(known(...messages)).toBe(name)
  })
})

describe('a name that is introduced', () => {
  it.each([
    ["I'm Shanice and I run a nail bar", 'Shanice'],
    ["hiya, I'm Beryl, I cook for one", 'Beryl'],
    ['this is Raj', 'Raj'],
    ['im josh im in year 8', 'Josh'],
  ])('is found in %s', (message, name) => {
    expect(nameIntroduced(message)).toBe(name)
  })

  it.each(["I'm vegan", "I'm tired and I want to sleep", "I'm Italian", "I'm lost", "I'm not sure"])('is not found in %s', (message) => {
    expect(nameIntroduced(message)).toBeUndefined()
  })
})

describe('a question for the own name', () => {
  it.each([
    'What is my name?',
    'do u know my name',
    'whats my name again',
    'what did I say my name was?',
    'do you remember what I’m called?',
    'What should you call me?',
    '¿cómo me llamo?',
    'Wie heiße ich?',
  ])('is recognised: %s', (message) => {
    expect(Object.values(languages).some(({ patterns }) => patterns.nameAsked.test(message.replace('’', "'").replace(/[?¿]/g, '')))).toBe(
      true,
    )
  })

  it.each(['How do I register my business name?', 'Should I put my name on the sign?'])('is something else: %s', (message) => {
    expect(en.patterns.nameAsked.test(message)).toBe(false)
  })
})
