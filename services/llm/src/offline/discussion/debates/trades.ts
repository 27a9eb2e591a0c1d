/** What an expert's own trade says about a question with sides. Slots as in the cases of the lenses. */
interface Trade {
  /** Matches the name of the theme that the expert's description is closest to. */
  themes: RegExp
  choice: string
  opinion: string
}

export const trades: readonly Trade[] = [
  {
    themes: /price|customers|cash in/,
    choice:
      'Across a shop counter you learn to watch what people come back for and not what they admire. It is {chosen} I would put on the shelf by the till.',
    opinion:
      'In a shop I would ask who pays for it and what they did before. With {subject}, that question gets you further than any principle.',
  },
  {
    themes: /interview|raise|career/,
    choice:
      'In an interview I would ask you for the reason in one breath. For {chosen} you would have it; for {other} you would begin with "well".',
    opinion:
      'I have hired people for years, and I listen for what somebody actually did. About {subject} most of us have opinions and very few results.',
  },
  {
    themes: /focus|other people/,
    choice: 'What people start with on a tired Monday is what they really chose. I can see you beginning with {chosen} on such a day.',
    opinion: 'Teams argue about {subject} as if it were a matter of character, when it is mostly a missing agreement about who does what.',
  },
  {
    themes: /Spanish|grammar/,
    choice:
      'My students always want to know the right form before they open their mouths. I tell them: begin with {chosen}, see what comes back, and correct it then.',
    opinion:
      'In class the ones who argue longest about {subject} are those who have not tried it out loud. Trying is cheap, and the mistakes are funny.',
  },
  {
    themes: /fractions|percentages|mathematics/,
    choice:
      'On a blackboard I would make the numbers small: one week of {chosen}, one week of {other}. At that size the answer stops growling.',
    opinion:
      'A pupil who says "everybody knows" has usually skipped a line. With {subject} I would like to see the working, one line at a time.',
  },
  {
    themes: /science|studying/,
    choice:
      'An experiment needs something that could prove you wrong. Decide now what would make you give up {chosen}, and then choose it with a good conscience.',
    opinion: 'I would treat {subject} like any claim in class: what would we expect to see if it were false, and has anybody looked?',
  },
  {
    themes: /story|character|first lines/,
    choice:
      'In a story I would ask what each door costs the one who opens it. Behind {chosen} I can see a next scene, behind {other} only a view.',
    opinion: 'Every story about {subject} has somebody standing in the doorway whom nobody has asked. I would write the scene from there.',
  },
  {
    themes: /budget|savings|debt|investing/,
    choice:
      'In budgets I see the same thing every month: people manage any choice they could still pay for in a bad month. For me that is {chosen}.',
    opinion: 'I read people’s statements for a living, and what they believe about {subject} is often not what the last three pages say.',
  },
  {
    themes: /run|stronger/,
    choice:
      'With runners I never ask what they can do on a good day but what they will do in week three. In week three I would bet on {chosen}.',
    opinion:
      'New runners ask me which shoe is right. The honest answer is the one they will go out in, and I think of {subject} in the same way.',
  },
  {
    themes: /asleep|small hours|winding down/,
    choice:
      'My own measure is the hour before sleep. Lie down once with {chosen} decided and once with {other}, and notice which night is quieter.',
    opinion:
      'I see people at the end of their day, and {subject} is one of the things they bring to bed. What lets them sleep is having a limit to it.',
  },
  {
    themes: /decision|apolog|lonel|grief|close to us/,
    choice:
      'At my kitchen table people explain {other} to me, and then they talk about {chosen} with quite another voice. I go by the voice.',
    opinion:
      'Over tea nobody talks about {subject} for long. After five minutes it is about a daughter, a neighbour or an old hurt, and then it gets useful.',
  },
  {
    themes: /donations|volunteers|grant/,
    choice: 'Before any form I look for the fit. {chosen} fits what you say you want; {other} would be well meant and hard to keep up.',
    opinion: 'In a small charity you ask who is different today because of it. I would put that question to {subject} and wait for a name.',
  },
  {
    themes: /program|bug|code/,
    choice:
      'In code I choose what I can change my mind about later, and I write down why I chose it. Here I would commit {chosen}, with that note.',
    opinion:
      'Programmers know debates like the one about {subject}: loud, old, and settled within a day by anyone who builds the small version.',
  },
  {
    themes: /scams|passwords|backups/,
    choice: 'People call me after something has broken, so I always ask: how do you get back? For {chosen} there is an answer.',
    opinion:
      'I clear up after things that seemed harmless. With {subject} I would settle first what happens on the day it goes wrong, and then relax.',
  },
  {
    themes: /journey|packing|travel/,
    choice:
      'On a journey the better day is seldom the one with more stops in it. Of your two, {chosen} is the one with the long breakfast.',
    opinion:
      'Travel cures you of quick opinions. There is always a place where they do {subject} quite differently, and breakfast is served there too.',
  },
  {
    themes: /dinner|sauces|week/,
    choice:
      'In a kitchen you cook with what is there and season it well. {chosen} is already in your cupboard; for {other} you would have to go out in the rain.',
    opinion:
      'A dish is judged by whether the plates come back empty. Ask after {subject} in the same way: who took a second helping, and who left it?',
  },
  {
    themes: /plants|house/,
    choice:
      'In a garden you plant what suits the soil and not what looked well in the catalogue. Your soil, as far as I can see it, is for {chosen}.',
    opinion: 'Gardens teach you to wait a season before you judge. I would give {subject} one full year and then look at what has grown.',
  },
]
