import type { Lens } from './lens.ts'

export const values: Lens = {
  name: 'values',
  leaning: 'either',
  verdict: 'That depends on the days that follow.',
  decidesAsAny: [],
  order: 1,
  signs:
    /\b(grandm\w*|decisions?|life|meaning\w*|purpose|philosoph\w*|stoic\w*|wis(e|dom)|spiritual\w*|happiness|therap\w*|counsel\w*|poet\w*|soul|values?|priorit\w*|elder\w*|existential\w*)\b/gi,
  gist: 'looking at the ordinary days afterwards',
  credits: [
    'We choose the big moment and then live in the Tuesdays that follow it.',
    'It is the only answer that asks what all of this is for.',
    'Without that picture, the rest of us are only comparing means.',
  ],
  limit: 'A picture of the good life does not pay the rent, and it can flatter what you wanted anyway.',
  addition: 'picture an ordinary Tuesday a year from now',
  reasons: [
    'Before you ask how, ask what for. A good answer makes half of the options superfluous.',
    'Nobody lives in the great moment. It is the breakfasts afterwards that show whether a choice was good.',
    'What would you advise somebody you love? We are wiser on behalf of others.',
    'Each yes is a no to something that was not in the room when we said it.',
  ],
  practice: [
    'Keep in sight what it is for, and let go of every part that does not serve that.',
    'Do it in a way that you would like to go on doing. What is only endured gets dropped at the first excuse.',
  ],
  doubt: 'If the wish turned out to belong to somebody else, to a parent or a neighbour, I would drop it at once.',
  areas: {
    work: {
      stand: 'picture an ordinary working week on each road and take the one you would live',
      points: [
        'A title is read once, on a card. The Tuesday in that job comes fifty times a year, with its meetings, its people and its way home.',
        'Which parts of your present week would you miss? Once you know that, you look for the next thing in the right place.',
      ],
    },
    money: {
      stand: 'name what the money is for and measure each expense against that',
      points: [
        'A plan that forbids everything lasts until the first bad Thursday. It holds when the one thing you love has its place in it.',
        'Enough is a number as well. If you never name it, you go on running when you have long since arrived.',
      ],
    },
    body: {
      stand: 'choose what you would gladly do on an ordinary wet Wednesday',
      points: [
        'The best training is the kind you look forward to a little. Everything else is a contest of will, and the will has other appointments.',
        'What is the strength for? To carry grandchildren, to sleep through, to climb a hill in May. A goal with a face lasts longer than one with a number.',
      ],
    },
    heart: {
      stand: 'ask which choice lets you breathe more freely on a plain Tuesday',
      points: [
        'When two roads are hard to tell apart, both are often good enough, and what hurts is the farewell to one of them. That pain proves nothing against the other.',
        'Being right or being near: sometimes only one can be had, and it is better to choose it knowingly.',
      ],
    },
    learning: {
      stand: 'tie it to something you love, because that is what carries you through',
      points: [
        'Nobody learns a language for its verbs. There is a person, a place or a song behind it, and that belongs at the top of the page.',
        'Curiosity outlasts discipline. It is worth finding the corner of the subject where it lives.',
      ],
    },
    tech: {
      stand: 'ask what life should be like with it, and leave out what does not serve that',
      points: [
        'A device is good when you think about it less. Most of the settings are there so that you think about it more.',
        'Whose time does it save, and what happens to the hour afterwards? The answer decides whether it is progress.',
      ],
    },
    public: {
      stand: 'agree first on how people should be able to live there, then choose the means',
      points: [
        'Behind nearly every dispute about means stands an unspoken picture of a good ordinary day. It is worth unfolding both pictures on the table.',
        'What children and old people can do there alone on a Tuesday says more about a place than any ranking.',
      ],
    },
    any: {
      stand: 'choose by the ordinary days it leads to and not by the great moment',
      points: [
        'A year from now there will be a quite normal morning. Where do you wake, who is there, and what comes next? The answer usually comes faster than the arguments.',
        'If nobody ever heard of it, would it still be worth doing? That takes the audience out of the room.',
      ],
    },
  },
}
