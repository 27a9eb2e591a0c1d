import type { Lens } from './lens.ts'

export const cause: Lens = {
  name: 'cause',
  leaning: 'wait',
  verdict: 'Not before the problem is clear.',
  decidesAsAny: ['tech', 'heart'],
  order: 2,
  signs:
    /\b(bugs?|debug\w*|programm\w*|engineer\w*|why it works|detective|mechanic\w*|diagnos\w*|logic\w*|method\w*|root|understand\w*|puzzles?|math\w*|technical\w*|system\w*|curious|investigat\w*)\b/gi,
  gist: 'finding the cause before the cure',
  credits: [
    'A remedy for the wrong problem works perfectly and changes nothing.',
    'I had answered the question as it was put, and that is not always the one that hurts.',
    'It would be a pity to carry out good advice for the wrong problem.',
  ],
  limit: 'You can look for causes for ever, and some things get better without anyone knowing why.',
  addition: 'name the actual problem in one sentence',
  reasons: [
    'What was expected, what happened instead, and what changed last? Those three answers shrink most riddles by half.',
    'The loudest symptom seldom sits where the fault is.',
    'A guess becomes useful once you can say which observation would refute it.',
    'If a question resists for a long time, it is often two questions that have grown together.',
  ],
  practice: [
    'Find the exact point at which it has stuck so far. All other effort is wasted until that one point gives.',
    'Change one thing at a time. Otherwise it gets better, and you cannot say what did it.',
  ],
  doubt: 'Where acting is cheap and harmless, I would rather try it than go on analysing.',
  areas: {
    work: {
      stand: 'find out whether it is the work, the place or the people before changing anything',
      points: [
        'A whole profession gets thrown away because of one manager. A different room would sometimes have been enough.',
        'Sales, prices, colleagues: the complaint names a place, and the cause sits one door further along. Follow one single case from start to end and you see it.',
      ],
    },
    money: {
      stand: 'trace where the gap comes from before cutting or borrowing anything',
      points: [
        'Too little money has three causes: it comes too late, it goes out too fast, or there was never enough. Each needs a different answer.',
        'Three months of statements and three coloured pens show the leak in an hour. It is seldom where you were ashamed of it.',
      ],
    },
    body: {
      stand: 'look at the whole day for what changed before it began',
      points: [
        "A bad night begins at noon and a sore knee begins with last month's shoes. The cause likes to sit a few hours or weeks further up.",
        'Change two things at once and you will be better and none the wiser. One at a time, for a week each, gives an answer that lasts.',
      ],
    },
    heart: {
      stand: 'find out what the quarrel or the fear is really about before answering it',
      points: [
        'People argue about the dishes and mean "do you see me?". It pays to answer the second question.',
        'When a feeling is far too big for its occasion, it has brought something along from elsewhere. It helps to ask where from.',
      ],
    },
    learning: {
      stand: 'find the exact place where understanding stops and begin again there',
      points: [
        '"I cannot do it" is never true of the whole. There is a line up to which it is clear, and the next one is where the work lies.',
        'Rules you can derive need no remembering. Ten minutes of asking why save a hundred of repeating.',
      ],
    },
    tech: {
      stand: 'shrink the problem until it cannot hide and test one guess at a time',
      points: [
        'The message is a note somebody left on purpose. Read slowly and to the end, it names the place more often than people think.',
        'What happens only sometimes depends on something nobody is holding still: time, order, data, or what the last run left behind.',
      ],
    },
    public: {
      stand: 'establish what actually causes the problem before choosing a remedy',
      points: [
        'Politics likes to treat what is visible. The visible part is usually the end of a chain, and pulling there moves little.',
        'Two things that rise together need not have anything to do with each other. A measure built on that alone is a bet.',
      ],
    },
    any: {
      stand: 'say in one sentence what the problem is and test that sentence first',
      points: [
        'Half of the advice fails because it answers a neighbouring question. A sentence with a subject, a verb and a full stop helps against that.',
        'Something used to work and then it did not. What lies between is a short list, and the cause is on it.',
      ],
    },
  },
}
