import type { Lens } from './lens.ts'

export const pace: Lens = {
  name: 'pace',
  leaning: 'wait',
  verdict: 'Not in a hurry.',
  decidesAsAny: ['tech'],
  order: 7,
  signs:
    /\b(slow\w*|rest|sleep\w*|calm\w*|unhurried|meditat\w*|mindful\w*|zen|monk|relax\w*|quiet\w*|nature|garden\w*|yoga|balance\w*|evening|wind(ing)? down|gentl[ey])\b/gi,
  gist: 'not deciding in a hurry',
  credits: [
    'A tired head takes everything for urgent and everything for final.',
    'None of what I said becomes wrong by waiting for a week.',
    'It is worth a good deal to be rested when the advice has to be carried out.',
  ],
  limit: 'Some chances do not wait until you have slept well, and delay can look deceptively like wisdom.',
  addition: 'sleep on it for a few nights',
  reasons: [
    'Hardly anything that is really important has to be settled tonight.',
    'What you can keep up for a year is better than what you can bear for a month.',
    'Rest is not the reward for the work. It is a part of it, with a line of its own in the plan.',
    "Urgency is often somebody else's. Ask whose clock is ticking.",
  ],
  practice: [
    'Give it a fixed hour in the week and no more, so that it is still alive in spring.',
    'Do it while you are rested. The same task costs half as much in the morning as at the end of a long day.',
  ],
  doubt: 'If there really is a closing date, and not only a feeling of one, I would move faster.',
  areas: {
    work: {
      stand: 'choose the pace you could keep for years and refuse false urgency',
      points: [
        'When you are exhausted you want to quit everything at once, and a holiday answers half of those questions. The other half then deserves to be taken seriously.',
        'Being busy is easy to show and rest is easy to cut, so the plan slowly fills with the wrong things.',
      ],
    },
    money: {
      stand: 'wait thirty days before any large sum and let time work for you',
      points: [
        'Hurry is the most expensive seller. An offer that is good only today was not meant for you but for your pulse.',
        'With savings, time does the lifting. If you start quietly and stay, you can afford to be mediocre at everything else.',
      ],
    },
    body: {
      stand: 'go slowly enough to talk, rest on fixed days and let the body set the pace',
      points: [
        'The building happens on the day off. Those who cross it out train without pay.',
        'Sleep does not come to those who chase it. A steady hour for getting up and a dull last half hour do more than any effort.',
      ],
    },
    heart: {
      stand: 'let a few quiet nights pass and decide when you are rested',
      points: [
        'At three in the morning every worry is twice its size. It shrinks by breakfast, and only then can it be judged.',
        'Some things resolve themselves when nobody pulls at them for a fortnight. What is still there then is the real matter.',
      ],
    },
    learning: {
      stand: 'learn in short sessions with sleep in between and stop while it is still easy',
      points: [
        'The night sorts what the day has brought in. Cramming past midnight throws away the best helper there is.',
        'Stopping while you could still go on sounds like weakness, and is the reason for sitting down again tomorrow.',
      ],
    },
    tech: {
      stand: 'step away from it for a while and change nothing late in the evening',
      points: [
        'The best fix of many a long night came on the way to the coffee. The worst one came at a quarter to two.',
        'No release on a Friday and no haste without a reason: calm systems are built by rested people.',
      ],
    },
    public: {
      stand: 'give people time to adjust and bring it in over several years',
      points: [
        'Habits, shops and routes to school arrange themselves around a rule only slowly. Too fast, and you measure the shock instead of the effect.',
        'What has been pushed through in a night is taken back in a night. What has grown stays.',
      ],
    },
    any: {
      stand: 'give it a little more time and choose with a rested head',
      points: [
        'One quiet change and seven nights, then another look. Most things show their true size in that time.',
        'The plan needs an empty day in it. Something always turns up, and then there is room for it.',
      ],
    },
  },
}
