import type { Lens } from './lens.ts'

export const people: Lens = {
  name: 'people',
  leaning: 'either',
  verdict: 'Not without asking those it touches.',
  decidesAsAny: [],
  order: 5,
  signs:
    /\b(people|listen\w*|conversations?|relationships?|famil(y|ies)|friends?|communit\w*|parent\w*|customers?|team\w*|leader\w*|characters?|story|stories|social|empath\w*|volunteers?|host\w*|manager)\b/gi,
  gist: 'asking the people it touches',
  credits: [
    'One conversation with somebody concerned replaces a week of guessing.',
    'I had spoken about those concerned without one sentence about what they want.',
    'They know things that none of us can work out from here.',
  ],
  limit: 'Asking everybody can be a way of not hearing your own answer.',
  addition: 'ask the people it touches',
  reasons: [
    'Everyone involved wants something. Once that is written beside each name, the situation explains itself.',
    'We mostly guess what others think, and mostly too darkly.',
    'People carry what they were asked about. What was decided over their heads they put down at the first bend.',
    'Somebody has this behind them already. Half an hour with that person is the best shortcut there is.',
  ],
  practice: [
    'Ask somebody who has it behind them what they would skip the next time. That single answer saves weeks.',
    'Tell one person what you are about to do, and when. Being expected is half of the discipline.',
  ],
  doubt: 'If those concerned tell me that they do not mind either way, I have nothing more to say.',
  areas: {
    work: {
      stand: 'talk to three people who do it already and to those who have to live with it',
      points: [
        'Ask somebody in that job about their worst Tuesday. No advertisement tells you, and they usually like to.',
        'Most trouble at work is a missing agreement: who decides, by when, and what counts as good. That takes a conversation and not a strategy.',
      ],
    },
    money: {
      stand: 'settle it with the people who share the money before moving any of it',
      points: [
        'Behind a quarrel about money stand two different fears. Once both have been said, the sum is the easier part.',
        'Lenders, landlords and banks talk more readily with those who call before than with those who explain afterwards.',
      ],
    },
    body: {
      stand: 'find somebody to do it with and tell them when to expect you',
      points: [
        'You go out for yourself when the sun shines. In November you go because somebody stands at the corner.',
        'How you sleep, eat and move is decided by the household. Bring it along, or it will quietly win.',
      ],
    },
    heart: {
      stand: 'ask the other person how it looks from their side, and listen to the end',
      points: [
        "We know our own reasons and only the other's behaviour. One open question turns the picture round.",
        'Nobody wants to be solved. To be heard out and repeated correctly in one sentence is often already the help.',
      ],
    },
    learning: {
      stand: 'learn together with somebody and explain it to them in your own words',
      points: [
        'What you can explain to a friend over coffee, you have understood. Where it begins to stumble, there is the next lesson.',
        'A partner who waits is worth more than the best app. No one is ashamed in front of an app.',
      ],
    },
    tech: {
      stand: 'sit beside somebody who uses it and watch without helping',
      points: [
        'Ten minutes of watching overturn a month of assumptions. The place where they hesitate is the place to work on.',
        'Technical disputes are often about who has to get up at night. Ask that person first.',
      ],
    },
    public: {
      stand: 'let the people who live with it help to shape it before it is decided',
      points: [
        'Those who use the bus, the form or the ward every day know the fault to the metre. They are rarely invited.',
        'A majority can pass a rule, but keeping it is done by neighbours. Win them over, and you need fewer inspectors.',
      ],
    },
    any: {
      stand: 'ask those it concerns what they want and someone who has done it before',
      points: [
        'Who wants what, and what is each of them afraid of? A question that has been turned into people is usually half answered.',
        'The best advice comes from somebody who did it and has nothing to sell. Ask what they would skip next time.',
      ],
    },
  },
}
