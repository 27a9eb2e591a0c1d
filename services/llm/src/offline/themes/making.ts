import type { Theme } from './theme.ts'

export const makingThemes: Theme[] = [
  {
    name: 'inventing a character',
    field: 'making',
    keywords: /\b(characters?|protagonist|hero(ine)?|villain|antagonist|backstory)\b/gi,
    insights: [
      'A character is worth following as soon as they want something badly and there is a good reason not to reach for it.',
      'Readers forgive almost any fault in a person who is good at something, or who is kind when it costs them.',
    ],
    steps: [
      'Give them an object they would run back into a burning house for, and decide who gave it to them.',
      'Pick a want that fits in one line, and a fear that stands exactly in its way.',
      'Let them be wrong about something important, and let everyone else see it.',
      'Write the moment they last told a lie. Who believed it?',
      'Put them in a queue. What they do there tells us more than a page of history.',
    ],
    pitfalls: ['A long biography is a lovely place to hide from the story. Three true details will carry a whole chapter.'],
    examples: [
      "Try this one: a retired ferry pilot who has not crossed the water since the night of the fog. In her coat there is a child's mitten, and every Thursday she buys one ticket and does not use it.",
    ],
    questions: ['What is in their pocket right now, and who put it there?', 'What do they want before breakfast, and who says no?'],
  },
  {
    name: 'being stuck in a story',
    field: 'making',
    keywords:
      /\b(stuck in (the|my|a)|writer'?s block|middle of my (story|novel|book)|plot|chapters?|drafts?|novel|story|stories|book|ending|scenes?)\b/gi,
    insights: [
      'The middle sags when the answer to "what does she want?" has gone quiet. Ask it again; it has often changed since page one.',
      'Being stuck is usually the story telling you that the last turn was too easy on somebody.',
    ],
    steps: [
      'Skip to the scene you are longing to write. The road back to it will show itself from there.',
      'Take away the thing your character relies on most: the map, the friend, the lie.',
      'Write the next ten lines badly, on purpose, with a timer on.',
      'Let two people who must not meet share a small room: a lift, a boat, a waiting room.',
      'List five things that could happen next, cross out the first three, and look at what is left.',
    ],
    pitfalls: ['Polishing the first chapter again will feel like writing. It is housekeeping, and the house has only one room yet.'],
    examples: [
      'A friend of stories had a detective lost in chapter nine. We let the murderer bring him soup. Suddenly there was a chapter ten, and nobody trusted the soup.',
    ],
    questions: [
      'Which scene would you write tonight if you were allowed to skip?',
      'Who in the story has been having it too easy?',
      'What does she believe now that turns out to be wrong?',
    ],
  },
  {
    name: 'first lines and ways on',
    field: 'making',
    keywords:
      /\b(first lines?|opening|beginning|three ways|story idea|ideas? for a (story|book|game)|campaign|dungeon|poems?|poetry|lyrics|writ(e|ing|er))\b/gi,
    insights: [
      'A good first line opens a door and hides what is behind it. It promises trouble in an ordinary voice.',
      'If you have a voice and a worry, you have enough to begin. The plot can catch up later.',
    ],
    steps: [
      'Here is one to steal: "The letter had been delivered to the right house, forty years too late." Way one, she answers it. Way two, she recognises the handwriting as her own. Way three, the postman will not leave.',
      'Or this: "Nobody in our village whistles after dark, and on Tuesday somebody did." Way one, it is a child. Way two, it is a name. Way three, someone whistles back.',
      'Or this: "My brother came home from the sea with another man\'s shadow." Way one, he has not noticed. Way two, it has. Way three, its owner is at the door.',
      'Take an ordinary sentence from your day and change one word until it frightens you a little.',
      'Begin one minute later than you planned, with the door already open.',
    ],
    pitfalls: ['Weather, waking up and mirrors have opened a great many stories. They would like a rest.'],
    examples: [
      'Compare "It was a stormy night" with "The dog refused to come in from the storm". The same rain, but in the second one somebody knows something.',
    ],
    questions: [
      'Which of the doors would you open, and what is the first thing you smell?',
      'Give me an object and a mood, and shall we make the next one together?',
    ],
  },
  {
    name: 'making things',
    field: 'making',
    keywords:
      /\b(music|guitar|piano|sing(ing)?|paint(ing)?|draw(ing)?|photo(graph)?(s|y)?|craft\w*|creativ\w*|films?|movies?|games?|art|danc(e|ing)|knit\w*)\b/gi,
    insights: [
      'Taste arrives years before skill. The discomfort in between is not a sign that you lack talent, it is a sign that you can hear.',
      'Small and finished teaches more than large and promising.',
    ],
    steps: [
      'Make something that takes twenty minutes, finish it, and date it.',
      'Copy one small piece you love, closely, to find out where its trick is. Then put it away and make your own.',
      'Set one odd limit: three colours, four notes, no adjectives. Limits do half the inventing.',
      'Show it to one kind person and ask what they remember, not whether they like it.',
      'Leave the tools out where you will trip over them.',
    ],
    pitfalls: ['New equipment is the most expensive way of postponing practice.'],
    examples: [
      'A man who wanted to paint did one teacup every morning for a month. The first nine were terrible. The thirtieth looked as if somebody had just put it down.',
    ],
    questions: ['What did you last make that you lost track of time over?', 'What would the twenty-minute version of it be?'],
  },
]
