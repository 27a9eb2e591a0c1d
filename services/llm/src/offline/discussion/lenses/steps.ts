import type { Lens } from './lens.ts'

export const steps: Lens = {
  name: 'small steps',
  leaning: 'go',
  verdict: 'Yes, as a trial first.',
  decidesAsAny: [],
  order: 8,
  signs:
    /\b(small steps?|one (small )?step|step by step|little by little|beginners?|runn\w*|habits?|comebacks?|gradual\w*|teacher|tutor|patien\w*|tiny|mentor|easy|simple tasks?|incremental\w*|trial|experiment\w*)\b/gi,
  gist: 'trying a small piece first',
  credits: [
    'A step that is small enough to fail cheaply gets taken, and then you know more.',
    'It lowers the price of being wrong, and any of us may be wrong.',
    'It replaces a question nobody can answer today with one that can be answered in a month.',
  ],
  limit: 'Some changes only work whole, and a long row of small steps can lead round in a circle.',
  addition: 'try a small piece of it first',
  reasons: [
    'What is too big to begin is usually four things that have been given one name.',
    'A small success changes more than a great resolution, because tomorrow it can be repeated.',
    'The useful size of a step is the one that still works on a bad day.',
    'After each step comes one honest look. Without it, small steps are only slow.',
  ],
  practice: [
    'Take only the first piece this week, look honestly at how it went, and let that decide the second.',
    'Make the piece so small that it still works on a bad day. It is repetition that carries it.',
  ],
  doubt: 'If the halfway house turned out to be worse than either end, I would take it in one go after all.',
  areas: {
    work: {
      stand: 'test it for a month on a small scale, with a date to judge it',
      points: [
        'One customer, one weekend, one pilot project: that is enough to learn what the job is like when it stops being an idea.',
        'Between staying and leaving there is a broad strip nobody looks at: a day a week, a course, a stand-in for two weeks.',
      ],
    },
    money: {
      stand: 'change one sum a month and keep what holds',
      points: [
        'If everything is cut at once, the plan lasts until the first bad Thursday. One change gets noticed, carried and kept.',
        'The first hundred is the hardest and teaches the most. After that it is the same movement again.',
      ],
    },
    body: {
      stand: 'change one thing for a week, keep it easy, then add a little',
      points: [
        'The heart adapts in weeks, tendons in months. Slow is simply the speed at which the slowest part can follow.',
        'Everyone manages the first week. So plan the third: shorter, easier, and with a version for bad days.',
      ],
    },
    heart: {
      stand: 'try one small change between you and watch what it sets in motion',
      points: [
        'Great talks about everything frighten both sides. One concrete evening, one concrete wish, is something people can say yes to.',
        'Closeness and courage come back the way they went: in small portions, on ordinary days.',
      ],
    },
    learning: {
      stand: 'take one step at a time and check it before going on',
      points: [
        'Being stuck nearly always means that a step was skipped further down. Go back to the last place where it was easy; that is not defeat but method.',
        'One thing understood today is a floor to stand on tomorrow. Five half understood are a swamp.',
      ],
    },
    tech: {
      stand: 'change one thing at a time and check after each change',
      points: [
        'Three changes at once may cure it, and then nobody knows which one to keep.',
        'Cut the problem in half and see which half still fails. Ten such cuts get through a thousand suspects.',
      ],
    },
    public: {
      stand: 'run a trial with an end date and a measure of success agreed beforehand',
      points: [
        'An end date takes the fear out of an experiment: opponents can wait for it, supporters have to deliver by it.',
        'Big reforms fail as a whole. A row of small ones may lose two pieces and still arrive.',
      ],
    },
    any: {
      stand: 'do the smallest useful piece first and let its result choose the next',
      points: [
        'The next step does not need to be the right one for ever. It needs to be cheap and to teach you something.',
        'Cut it down until it fits into this week. What is left over may wait until that piece is done.',
      ],
    },
  },
}
