import type { Subject } from './subject.ts'

export const homeAndMoney: readonly Subject[] = [
  {
    when: /\b(rent\w*)\b.*\b(buy\w*|own\w*|mortgage)\b|\bbuy\w*\b.*\brent\w*\b|\b(buy\w*|own\w*) (a |my |our |your own )?(first )?(house|flat|home|apartment)\b/i,
    first: /\b(buy|own)/i,
    pro: {
      values:
        'You paint the walls, plant a tree and stop reading letters from a landlord. Ten years of such evenings are hard to put into a table.',
      preparation: 'A loan is the one savings plan that nearly everybody keeps up, because the bank insists where good intentions do not.',
      people: 'Children who keep their school and neighbours who keep a spare key are what you are really buying.',
      evidence:
        'People who own their home reach retirement with far more, mostly because they were made to save and could not sell in a panic.',
      beginning: 'The perfect moment to buy is only ever visible afterwards. Those who waited for it are mostly still waiting.',
    },
    con: {
      figures:
        'Add tax, notary, repairs and interest, divide by the years you will stay, and renting is often the cheaper side of that line for the first seven.',
      safety: 'A house is nearly everything you have, in one street, and you cannot sell the kitchen when you need money for a tooth.',
      less: 'A rented flat has no roof that you lie awake over. Somebody else owns the boiler, and that is worth a good deal.',
      pace: 'Nothing forces you this year. Prices, work and love all move, and a lease moves with you.',
      'small steps': 'Rent in the very street you would buy in. After a year you know about the noise, the light and yourself.',
      honesty:
        'Much of the wish to buy is a wish to have arrived. You should know whether you want the house or the sentence "I own a house".',
      cause: 'Ask what is wrong with renting. Is it the landlord, the insecurity or the envy? Only one of those needs a mortgage.',
    },
  },
  {
    when: /\bmortgage\b.*\b(early|invest\w*)\b|\b(pay\w* (off|down))\b.*\b(debt|loan|mortgage|early)\b/i,
    first: /\b(pay|mortgage|debt|loan)/i,
    pro: {
      safety: 'A paid debt is the only return nobody can take back in a bad year, and a house without one survives a lost job.',
      values: 'People who have paid it off talk about the quiet, not about the interest. That quiet arrives every first of the month.',
      less: 'One payment fewer is one worry fewer, and you will never have to manage it again.',
      honesty: 'Many people say they would invest the difference. If your last three years say otherwise, believe them.',
      'small steps': 'Most contracts allow a small extra payment each year. Start with one month’s worth and see how it feels.',
    },
    con: {
      figures:
        'Compare two numbers: the interest you save after tax, and what a plain broad fund has brought over twenty years. The gap is usually clear.',
      preparation: 'Read the contract first. The fee for paying early can eat three years of the interest it saves.',
      cause: 'What is it that bothers you, the sum or the feeling of owing? The second can be eased by a cushion you can reach tomorrow.',
      pace: 'Time is on your side: inflation quietly pays a part of every old loan, and it has never sent a bill.',
      evidence: 'Over long periods money in broad shares has mostly outrun cheap loans, though not in every decade, so it takes nerves.',
      people: 'The money in the walls cannot help a child or a parent in a hard month. Ask at home what it may be needed for.',
      beginning: 'The best years for money to grow are the early ones. A loan at a low rate can wait; those years will not.',
    },
  },
  {
    when: /\b(city|town|urban|big cities)\b.*\b(country(side)?|village|rural|suburbs?)\b|\b(country(side)?|village)\b.*\b(city|town)\b|\bmov\w* (to|out) (the |a |into the )?(country(side)?|village|of the city)/i,
    first: /\b(country|village|rural|suburb)/i,
    pro: {
      pace: 'A place where it gets dark at night and the day has edges does more for your sleep than any new habit.',
      less: 'Fewer shops, fewer invitations and fewer comparisons: most people find that they needed about a third of it.',
      values: 'If your best hours are outdoors, live where they begin at the door and not after forty minutes of traffic.',
      figures: 'The same rent buys twice the rooms. Take off the second car before you rejoice; usually something is still left.',
      'small steps': 'Rent there for one winter. November tells you in four weeks what a Sunday in May will hide for years.',
      beginning: 'You have talked about it for years. The village will not get any closer by being talked about.',
    },
    con: {
      people: 'Your friends live within twenty minutes now. Out there each of them is a journey, and journeys get put off.',
      safety: 'In the city a lost job means another one on the same line. Out there it can mean moving again.',
      preparation: 'Try the doctor, the school run and the last train before you sign, because those three decide how it is to live there.',
      honesty: 'Many people want to leave their overfull diary and not their street, and the diary moves along.',
      cause: 'What exactly is too loud? If it is your work or your phone, a field around the house will not make it quiet.',
      evidence: 'People who move for peace report it for a season and then get used to it. They do not get used to a long way to work.',
    },
  },
  {
    when: /\b(lend|loan|borrow)\w*\b.*\b(friend|brother|sister|famil\w*|cousin)\b|\b(friend|brother|sister|cousin)\b.*\b(borrow|lend)\w*\b/i,
    first: /\b(lend|yes|give)/i,
    pro: {
      values: 'In ten years you will remember whether you helped, and hardly what the sum was.',
      people: 'Ask what it is for and what happens if it does not come back. A friend with a plan answers both without being offended.',
      beginning: 'If you would give it gladly, do so today and do it well; help that has to be asked for three times has lost its warmth.',
      'small steps': 'Lend a third of it first. How that is handled tells you everything about the rest.',
      honesty: 'Lend it, and say openly what you expect and by when. The embarrassment of that minute saves the friendship later.',
    },
    con: {
      figures:
        'Take the sum you could lose without ever mentioning it again. Above that line it is no longer help but a bet on somebody you love.',
      safety: 'You risk the money and the friend in one transaction, and no bank would take two securities like that for nothing.',
      preparation: 'Without a page that names the sum, the dates and both signatures you will remember two different agreements.',
      pace: 'Nobody’s rescue depends on your answer tonight. Say that you will tell them on Sunday, and notice how they wait.',
      cause: 'Find out why the money is missing. A one-off bad month can be mended with a loan; a hole cannot be.',
      evidence: 'Loans among friends mostly come back late or not at all, and it is the lender who feels guilty for asking.',
      less: 'There is often a simpler help: a month in the spare room, a hand with the forms, dinner on Thursdays.',
    },
  },
]
