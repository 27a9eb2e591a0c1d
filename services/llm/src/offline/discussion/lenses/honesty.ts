import type { Lens } from './lens.ts'

export const honesty: Lens = {
  name: 'honesty',
  leaning: 'wait',
  verdict: 'Only if it can be done openly.',
  decidesAsAny: ['tech', 'money'],
  order: 5,
  signs:
    /\b(honest\w*|ethic\w*|moral\w*|fair\w*|justice|integrity|transparen\w*|charit(y|ies)|donors?|nonprofit|activis\w*|rights|priest|rabbi|imam|pastor|faith|judge|diploma\w*|trust\w*|philosoph\w*)\b/gi,
  gist: 'choosing what can be said openly',
  credits: [
    'What has to be hidden from those concerned tends to cost more later than it saves today.',
    'It would also hold on a day when somebody asks why.',
    'Whatever else we advise, it has to survive being told to those it affects.',
  ],
  limit: 'A clean conscience is no plan, and some fair choices still fail for want of means.',
  addition: 'tell those concerned openly',
  reasons: [
    'A good test is short: would I still do it if everyone concerned could read my reasons?',
    'Trust is built in small coins and spent in one payment. It belongs in every calculation.',
    'Those who carry the risk should have a say. Where the gain goes to one side and the danger to the other, something is wrong.',
    'The plain truth, told early, is usually cheaper than the polished one told late.',
  ],
  practice: [
    'Tell the people you deal with plainly what you want from them. It is more pleasant for both sides, and nothing has to be remembered.',
    'Promise only what you have already managed once. A small promise kept opens more doors than a large one explained.',
  ],
  doubt: 'If openness harmed somebody who cannot defend themselves, I would weigh it differently.',
  areas: {
    work: {
      stand: 'say plainly what you want and what you can give, and promise no more',
      points: [
        'A promise that is a little too big gets the contract and loses the customer. The second year is won in the first conversation.',
        'People at work forgive a mistake sooner than a surprise. Bad news on Monday is a problem, on Friday it is a breach of trust.',
      ],
    },
    money: {
      stand: 'choose what you could explain to your family line by line',
      points: [
        'If a deal only sounds good as long as nobody asks, the question is the most valuable part of it.',
        'Money kept secret has a habit of becoming the subject of every later conversation. An open page on the table does more than a clever plan.',
      ],
    },
    body: {
      stand: 'be honest about how it is today and start from there',
      points: [
        'We plan for the body we had, or the one we would like. The one that has to get up tomorrow is the only one to ask.',
        'Playing down what hurts is not courage. Those who look after you can only work with what you tell them.',
      ],
    },
    heart: {
      stand: 'say what is true for you kindly, and before it turns into a reproach',
      points: [
        'What stays unsaid does not go away. It moves into the dishes, the lateness and the tone.',
        'An honest "I do not know yet" is a better gift than a yes that crumbles in March.',
      ],
    },
    learning: {
      stand: 'admit what you do not know yet and ask the plain question',
      points: [
        'The question you are ashamed of is usually the one everyone has. Ask it, and you teach the whole room.',
        'Marks can be borrowed for a while, understanding cannot. It shows at the next chapter at the latest.',
      ],
    },
    tech: {
      stand: 'tell users plainly what it does, what it keeps and what it cannot do',
      points: [
        'A known weakness with a date beside it is a plan. The same weakness kept quiet is a scandal with a delay.',
        'What a system keeps about people should be something you could tell them to their faces.',
      ],
    },
    public: {
      stand: 'ask who carries the burden and give them a real say',
      points: [
        'A rule is fair when its author would accept it without knowing which side of it they will be on.',
        'People accept hard measures far more readily than unequal ones. What breaks trust is the exception for friends.',
      ],
    },
    any: {
      stand: 'take the way you could defend openly to everyone it touches',
      points: [
        'Two reasons exist for most choices: the one we tell and the one that moves us. It is worth writing down the second.',
        'Years later nobody remembers whether it was clever. They remember whether it was decent.',
      ],
    },
  },
}
