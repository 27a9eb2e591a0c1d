import type { Lens } from './lens.ts'

export const evidence: Lens = {
  name: 'evidence',
  leaning: 'wait',
  verdict: 'Not before looking at the record.',
  decidesAsAny: ['tech'],
  order: 2,
  signs:
    /\b(evidence|scien\w*|research\w*|doctor|physician|studies|histor\w*|facts?|factual\w*|rigorous\w*|professor|academic|biolog\w*|physic\w*|psycholog\w*|sceptic\w*|skeptic\w*|journalis\w*|critic\w*|analys\w*|data|expert in)\b/gi,
  gist: 'checking what is known before believing it',
  credits: [
    'It costs an afternoon to find out what others have already tried, and years to repeat it.',
    'The record of others is there for the asking, and I had not asked it.',
    'It protects us from the one impressive story that everybody remembers.',
  ],
  limit: 'Waiting for proof is itself a choice, and what happened to others on average need not happen here.',
  addition: 'check what happened to others who did it',
  reasons: [
    'The strongest sign that we fool ourselves is that nothing could prove us wrong any more.',
    'One vivid story outweighs a hundred dull cases in our heads. The dull cases are still the better guide.',
    'What went before is the best forecast there is: not what people intended, but what happened to those who did the same.',
    'It helps to say aloud how sure you are. "Seven out of ten" invites correction, "certainly" does not.',
  ],
  practice: [
    'See first what has worked for others in the same position, including those who gave up.',
    'Decide in advance what you would count as a sign that it works. Otherwise everything will look like one.',
  ],
  doubt: 'One good case in which the opposite worked better, with the reason why, would make me think again.',
  areas: {
    work: {
      stand: 'look at what became of people who made this move and ask the disappointed ones too',
      points: [
        'We hear from those for whom it worked out, because they are the ones who give talks. The others have gone back to work and say nothing.',
        'How somebody did the job last year predicts more than how they speak about the next one. The same is true of companies.',
      ],
    },
    money: {
      stand: 'trust long records over recent ones and take no forecast as a fact',
      points: [
        "Last year's winner is the most common advertisement and one of the weakest arguments. Ten years and the fees say more.",
        'Nobody who knew where it would go would need to sell the knowledge. That leaves plain things: time, spread and cost.',
      ],
    },
    body: {
      stand: 'follow what has been tested on many people and leave miracle reports aside',
      points: [
        'With the body, most things get better by themselves, and whatever was tried last gets the praise. That is why single reports prove so little.',
        'The well-tested measures are boring and known: movement, regular sleep, moderation, and a doctor for what does not go away.',
      ],
    },
    heart: {
      stand: 'go by what people have done so far and less by what they announce',
      points: [
        'Promises are about the future and cost nothing yet. The last six months have already been paid for, and they can be read.',
        'We are bad judges of what will make us happy in five years. People who live that life today are a far better source than our imagination.',
      ],
    },
    learning: {
      stand: 'use the methods that tests favour: recall, spacing and mixing the exercises',
      points: [
        'Reading again feels like knowing. Closing the book and writing down what is left feels worse and works better; this is among the best-supported findings there are.',
        'Talent is what we call practice we did not see. Before doubting the gift, it is worth checking the method.',
      ],
    },
    tech: {
      stand: 'reproduce it first and accept only what an experiment shows',
      points: [
        'A fault that cannot be made to appear cannot be shown to be gone. The first success is therefore to fail on demand.',
        'Opinions about tools are loud and mostly come from different circumstances. A trial with your own data settles it in a day.',
      ],
    },
    public: {
      stand: 'look where it has been tried and copy only what demonstrably worked there',
      points: [
        'Almost every measure has been tried somewhere. The honest question is not whether it sounds right but what happened there after five years.',
        'Good intentions and good effects are two different columns. A trial with a comparison group keeps them apart.',
      ],
    },
    any: {
      stand: 'find out how it ended for others before trusting your own impression',
      points: [
        'The case looks unique from inside and quite ordinary from outside. From outside there is a record you can consult.',
        'It is worth asking what you would expect to see if the opposite were true, and then looking for exactly that.',
      ],
    },
  },
}
