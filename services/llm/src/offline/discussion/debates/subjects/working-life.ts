import type { Subject } from './subject.ts'

export const workingLife: readonly Subject[] = [
  {
    when: /\b(remote(ly)?|home ?office|(work\w*|job) from home|(in|to|the) office)\b/i,
    first: /\b(remote|home)/i,
    pro: {
      figures: 'Two hours of travel a day are about four hundred hours a year, and no employer has ever paid for them.',
      values:
        'Lunch with your children, a walk at three and your own window are not perks. They are most of what a working day is made of.',
      pace: 'Deep work needs two quiet hours in a row, and an open-plan office offers them around seven in the evening.',
      less: 'A commute, a canteen and a wardrobe for the train can all go, and hardly anything of the work goes with them.',
      beginning: 'You can try it on Monday, and by Friday you will know more about it than any study could tell you.',
      'small steps': 'It need not be all or nothing: two days at home are a step that almost every team can take back.',
      evidence: 'Where it was tried with a comparison group, output hardly changed and far fewer people left.',
    },
    con: {
      people: 'Newcomers learn by overhearing, and nobody overhears a video call. They are the ones who pay for the quiet of the rest.',
      honesty: 'Those who can work from home mostly earn more than those who cannot, and a firm should be able to say aloud why.',
      preparation:
        'Chance meetings need no agenda. At a distance every useful accident has to be arranged, and few teams prepare for that.',
      safety: 'Whoever is never seen is easier to forget at a promotion, and easier to let go of in a bad year.',
      cause: 'Many people who want to leave the office really want to leave one manager or one noisy room, and distance cures neither.',
    },
  },
  {
    when: /\b(four|4)[- ]day (work\w* )?week\b/i,
    first: /\b(four|4)[- ]day/i,
    pro: {
      values: 'A free Friday is when people see their parents, mend their bicycles and remember what they earn the money for.',
      pace: 'Tired people need five days for what rested people do in four, and the fifth mostly consists of meetings about the others.',
      people: 'The day off is shared out among families and neighbours, and that work is missed by everybody when nobody has time for it.',
      less: 'Nothing tidies up a diary like having a day less: the meetings nobody would miss are the first to go.',
      evidence: 'In the trials so far most firms kept it afterwards, with fewer sick days and about the same results.',
      'small steps': 'It can be tried for a quarter in one department, with a date for the verdict, and nobody has signed anything.',
    },
    con: {
      figures:
        'A fifth less time for the same pay has to come from somewhere, and outside an office it comes from a second shift that must be hired.',
      honesty: 'Nurses, drivers and shop staff will keep the five days, so somebody should say openly who gets this and who pays.',
      preparation: 'Customers ring on Fridays too. Without a rota for that, the free day turns into a day of guilty messages.',
      safety: 'A promise of this kind is hard to take back when orders fall, and the firm that cannot take it back cuts jobs instead.',
      cause: 'If people are worn out by chaos, four chaotic days will wear them out as well, only faster.',
      beginning: 'People who are building something do not lack a day off. They lack a reason to stop counting the days.',
    },
  },
  {
    when: /\b(self-?employed|freelanc\w*|own (business|company|boss)|start (a|my) (business|company)|bakery|caf[eé]|quit my job)\b/i,
    first: /\b(self|freelanc|own|start|business|bakery|caf|quit)/i,
    pro: {
      beginning: 'The first paying customer teaches you more about it than a year of planning beside a job you no longer want.',
      values: 'Picture the Tuesday, not the opening day. If you would gladly get up at five for that one, it is yours.',
      less: 'It needs less than people think: one product, one table and the twenty people who already ask you for it.',
      'small steps': 'Saturdays first, then Fridays as well: there is a staircase beside the cliff that everybody talks about.',
      people: 'Ask three owners about their worst month. If you still want it afterwards, your wish is made of something solid.',
    },
    con: {
      figures:
        'Count how many sales a day pay the rent, the flour and your own wage. Most plans end at that line or begin to be serious there.',
      safety: 'Six months of living costs in the bank decide whether you choose your customers or they choose you.',
      honesty: 'The people who live from your wage carry half of this risk, so it is their decision as well.',
      pace: 'Tired people dream of leaving, and a holiday answers half of that dream. Look again when you have slept.',
      preparation:
        'The price list, the supplier and the first thirty customers can all be found while a salary still pays for your mistakes.',
      cause: 'Find out whether you love the new work or only hate the present place. A different employer would answer the second.',
      evidence:
        'About half of new businesses are gone within five years, and mostly for one reason: the money ran out before the customers came.',
    },
  },
  {
    when: /\b(degree|university|college|apprentice\w*|studium)\b(?=.*\b(or|worth|think|overrated|go to)\b)|\bworth\b.*\b(degree|university|college)\b/i,
    first: /\b(degree|university|college|study)/i,
    pro: {
      evidence:
        'Over a working life graduates still earn more on average and are out of work less often; it takes a strong reason to bet against that.',
      safety: 'A degree keeps doors open that nobody will ever open for you a second time, and you need only one of them.',
      values: 'There will never again be three years in which it is your job to become interested in things.',
      people: 'Half of what you take away from there are the people, and in ten years they will be sitting in useful places.',
      preparation: 'It is a long rehearsal for work nobody can describe yet, and that is worth more than one skill that may go out of use.',
    },
    con: {
      figures: 'Count the fees and the four years without a wage. For many subjects that sum takes until your mid-thirties to come back.',
      beginning: 'While others sit in lectures you have been paid, corrected and trusted with real work for three years.',
      'small steps': 'You can begin a trade now and study later with a reason. The other way round hardly anybody dares.',
      less: 'Most of what is taught is free to read. What you cannot download is practice, and that is what a workshop gives you.',
      honesty: 'A good many people study because their parents would be ashamed otherwise, and that is somebody else’s reason.',
      cause: 'If you do not know what you want, a university will let you not know it for years, at your own expense.',
      pace: 'A year of real work first makes calmer and better students, so there is no hurry to enrol.',
    },
  },
]
