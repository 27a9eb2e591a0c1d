import type { Lens } from './lens.ts'

export const prepare: Lens = {
  name: 'preparation',
  leaning: 'either',
  verdict: 'Yes, but well prepared.',
  decidesAsAny: ['work'],
  order: 6,
  signs:
    /\b(rehears\w*|prepar\w*|interview\w*|negotiat\w*|coach for|present\w*|speech\w*|strateg\w*|plann\w*|chess|general|lawyer|logistic\w*|project manag\w*|training|drills?|candidates?)\b/gi,
  gist: 'rehearsing the hard part beforehand',
  credits: [
    'What has been practised once aloud holds when the heart beats faster.',
    'It takes the fear out of exactly the moment I had left to chance.',
    'Most plans fail in one foreseeable minute, and that minute can be practised.',
  ],
  limit: 'Preparation can become a comfortable room that you never leave.',
  addition: 'rehearse the hardest moment once beforehand',
  reasons: [
    'Under pressure nobody rises to the occasion. People fall back on what they have practised.',
    'The first half minute carries the rest, so that is the part to know by heart.',
    'One good sentence prepared for the worst question takes the fear out of all the others.',
    'Decide in advance what you will answer to a no. Afterwards you will not have the calm for it.',
  ],
  practice: [
    'Go through it once aloud before it counts, beginning with the part you would rather skip.',
    'Write down beforehand what could stop you and what you will do then. Two lines are enough.',
  ],
  doubt: 'Were there nothing to lose by a clumsy first try, I would skip the rehearsal.',
  areas: {
    work: {
      stand: 'prepare three results with numbers and rehearse the opening sentence aloud',
      points: [
        'The person across the table has to repeat your case to somebody else afterwards. Give them a sentence that survives the corridor.',
        'What was my part, what changed because of it, and who noticed? If you can answer that in a minute, you negotiate from a different chair.',
      ],
    },
    money: {
      stand: 'set the limit, the goal and the walk-away point before talking to anyone',
      points: [
        'Every seller is better prepared than the buyer; it is their third conversation today. A limit written down at home evens that out.',
        'Money decisions go wrong in the moment of hurry. With the three questions ready on a card you do not have to be clever then.',
      ],
    },
    body: {
      stand: 'plan the week with its obstacles and lay everything out the evening before',
      points: [
        'Good intentions fail at the shoes that cannot be found. What lies ready gets used.',
        'It will rain on the second Tuesday. Anyone who has decided beforehand what happens then is already through the hardest week.',
      ],
    },
    heart: {
      stand: 'find the one sentence that must be said and practise saying it calmly',
      points: [
        'Hard talks get lost in the third side issue. One prepared sentence is the rail to hold on to.',
        'It helps to play the other part once, honestly and with their best arguments. Afterwards the tone is different.',
      ],
    },
    learning: {
      stand: 'practise under the conditions of the real thing, with the clock running',
      points: [
        'Knowing it at the kitchen table and knowing it in front of others are two skills. The second needs its own practice.',
        'Mistakes in a rehearsal are cheap, and that is its whole purpose. Two rounds with feedback are worth more than ten alone.',
      ],
    },
    tech: {
      stand: 'write down the plan, the check and the way back before the first command',
      points: [
        'The rollback nobody has tried is only a paragraph. Run it once while everything is still fine.',
        'A short list beside the keyboard is no sign of weakness. Pilots have one for the landing they have made a thousand times.',
      ],
    },
    public: {
      stand: 'settle the details and the objections first and announce it only then',
      points: [
        'A good measure with a bad first month is a bad measure for ten years. The beginning deserves the most work.',
        'The objections are known in advance. Those who answer them before the vote need no excuses after it.',
      ],
    },
    any: {
      stand: 'play it through once from start to finish, with everything that could go wrong',
      points: [
        'An evening of playing it through finds the three places where it would stick, and two of them can be mended with a phone call.',
        'Imagine it has gone wrong and write down why. That list is the most useful plan you can make.',
      ],
    },
  },
}
