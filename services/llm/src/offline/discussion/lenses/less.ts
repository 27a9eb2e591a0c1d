import type { Lens } from './lens.ts'

export const less: Lens = {
  name: 'less',
  leaning: 'either',
  verdict: 'Perhaps, in the smallest form that counts.',
  decidesAsAny: ['work', 'money', 'heart'],
  order: 6,
  signs:
    /\b(fewer|less|simpl\w*|minimal\w*|what's in your|fridge|waste|frugal\w*|slow-travel|essential\w*|declutter\w*|leftovers?|home cook|chef|cook\w*|farmer|tid(y|ying)|thrift\w*|no fancy|craft\w*)\b/gi,
  gist: 'using what is there and leaving things out',
  credits: [
    'Leaving something out costs nothing, works at once and can be undone.',
    'I had only thought about what to add.',
    'Whatever is left out needs no money, no time and no explanation.',
  ],
  limit: 'At some point there is nothing left to leave out, and then something new is needed after all.',
  addition: 'leave out one thing before adding another',
  reasons: [
    'Before you add anything, look at what is already there. It is nearly always more than you think.',
    'A plan with three parts gets carried out. One with eleven gets admired.',
    'What nobody would miss should go first. That makes room without a single new effort.',
    'The second-best tool that lies at hand beats the best one that has to be ordered.',
  ],
  practice: [
    'Use what you already have, and buy or sign up for nothing in the first month.',
    'Strike two things from the plan before you start. What is left will get done.',
  ],
  doubt: 'If something essential really is missing, I would get exactly that one thing and nothing beside it.',
  areas: {
    work: {
      stand: 'drop the tasks nobody would miss and use the time that frees',
      points: [
        'Before a new job or a new tool comes the question of what could simply be left undone. A third of most weeks would not be missed by anybody.',
        'Existing contacts, existing skills, existing customers: the next step nearly always lies among them, and costs no advertising.',
      ],
    },
    money: {
      stand: 'cancel what you would not buy again today before looking for more income',
      points: [
        'Every subscription was once a good idea. Those who go through the list and ask "would I take it out again today?" find a raise without a boss.',
        'Two expenses struck out completely are easier to keep up than ten that are each made a little smaller.',
      ],
    },
    body: {
      stand: 'remove one thing that disturbs and use what is already in the day',
      points: [
        'Stairs, the walk to the shop, the bag carried home: there is a training plan in every day, it only has to be left in.',
        'One screen less in the evening beats three new devices for sleeping. Leaving out needs no battery.',
      ],
    },
    heart: {
      stand: 'clear away what stands between you and leave the rest in peace',
      points: [
        'Not everything has to be discussed. One unimportant quarrel less a week makes room for the one that counts.',
        'Fewer promises, and those kept: that is the whole art of being relied upon.',
      ],
    },
    learning: {
      stand: 'choose one source, finish it and put the others away',
      points: [
        'Five courses begun give the feeling of five teachers and the knowledge of one first chapter. Pick one and go to the end.',
        'The hundred most common words carry a conversation. Whatever comes after that can wait until it is missed.',
      ],
    },
    tech: {
      stand: 'remove what is not needed before adding a tool or a layer',
      points: [
        'Deleted code has no faults, and an app that is gone needs no update. Tidying up is the cheapest security there is.',
        'The boring solution with parts you already know gets repaired at night by anybody. The clever one waits for its inventor.',
      ],
    },
    public: {
      stand: 'repair and simplify what exists before building something new',
      points: [
        'New programmes get opened with a ribbon, old ones get kept up in silence. Most of the gain lies in the second.',
        'A form less, a permit less, a repaired line more: that is unspectacular, and people feel it on the very next day.',
      ],
    },
    any: {
      stand: 'begin with what is at hand, leave half out and do the rest properly',
      points: [
        'Open the cupboard first and make the list afterwards. What is there sets the menu, and it is usually a decent one.',
        'Halve the list. What is left gets twice the attention, and nobody will ask about the other half.',
      ],
    },
  },
}
