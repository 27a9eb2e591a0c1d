import type { Lens } from './lens.ts'

export const begin: Lens = {
  name: 'beginning',
  leaning: 'go',
  verdict: 'Yes, and soon.',
  decidesAsAny: ['heart', 'body', 'money'],
  order: 9,
  signs:
    /\b(speak from day one|mistakes?|brave\w*|bold\w*|courage\w*|adventur\w*|entrepreneur\w*|founder|visionary|motivat\w*|energetic|enthusias\w*|optimis\w*|innovat\w*|explor\w*|pirate|action|day one|improvis\w*|artist)\b/gi,
  gist: 'beginning before you feel ready',
  credits: [
    'Nothing teaches as fast as the first real attempt.',
    'All of us can go on advising for a year, and one afternoon of trying would know more.',
    'It puts an end to waiting for a certainty that will not come.',
  ],
  limit: 'Not every door opens again from the other side, and some first attempts are paid for by others.',
  addition: 'begin this week, however roughly',
  reasons: [
    'You will feel ready once you are doing it, and hardly ever before.',
    'The first attempt is not there to be good. It is there to show what the second one needs.',
    'Everybody counts the price of a mistake. Almost nobody counts the price of another year of waiting.',
    'Clumsy and real gets better by itself with practice. Perfect and planned stays exactly where it is.',
  ],
  practice: [
    'Do the first one today, badly if need be. By the tenth it will look as if you had known how all along.',
    'Do not wait for the right moment. It looks exactly like the others, and only the calendar knows the difference.',
  ],
  doubt: 'Only a step that truly cannot be taken back would make me hesitate.',
  areas: {
    work: {
      stand: 'go ahead now in a rough form and let real customers or colleagues correct it',
      points: [
        'The market answers in a week what a business plan guesses at for months. Its answers are rude and free of charge.',
        'Nobody is fully qualified for the next job. Those who get it were simply there when it came up, with something to show.',
      ],
    },
    money: {
      stand: 'make the first small transfer today and improve the plan as you go',
      points: [
        'Ten a week that really leaves the account beats the perfect plan that begins next year. Habit comes first, the amount follows.',
        'Most money is lost in the waiting room. The form that takes twenty minutes has been lying there since spring.',
      ],
    },
    body: {
      stand: 'start today with ten easy minutes and leave the perfect plan for later',
      points: [
        'The body understands repetition and nothing else. Ten minutes today are a fact, an hour from Monday on is a rumour.',
        'Motivation arrives about four minutes after the start. Waiting for it at home is waiting at the wrong stop.',
      ],
    },
    heart: {
      stand: 'take the first step towards the other person today, even an awkward one',
      points: [
        'The right words are mostly those that get said at all. An awkward call is forgiven, silence is interpreted.',
        'We regret the steps we did not take for longer, because nothing ever comes along to correct the dream of them.',
      ],
    },
    learning: {
      stand: 'use it from the first day and treat mistakes as the entry fee',
      points: [
        'A language, a tool or an instrument is learned in use. The ten words you needed this morning stay, the list from last week does not.',
        'Embarrassment is the price of the ticket, and it is only paid once. After that the ride is long.',
      ],
    },
    tech: {
      stand: 'build the smallest working version now and let use show what is missing',
      points: [
        'A running thing with three features starts better conversations than a diagram with thirty.',
        'Half of the planned work turns out to be unnecessary as soon as somebody uses the first tenth of it.',
      ],
    },
    public: {
      stand: 'start in one place now and widen it as soon as it holds',
      points: [
        'Waiting for everyone to agree is a decision for things as they are, and those have victims too, only quieter ones.',
        'One street, one school, one year: after that the debate is about something people have seen.',
      ],
    },
    any: {
      stand: 'make a real start this week and learn the rest on the way',
      points: [
        'The picture in the head has no gaps because nothing has touched it yet. The first hour of doing shows where the work is.',
        'If you begin badly on Tuesday, you are ahead by Friday of everyone who is still choosing the right notebook.',
      ],
    },
  },
}
