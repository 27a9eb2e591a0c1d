import type { Subject } from './subject.ts'

export const society: readonly Subject[] = [
  {
    when: /\bboarding schools?\b/i,
    first: /boarding/i,
    pro: {
      preparation:
        'Fourteen-year-olds learn there to plan a week, share a bathroom and lose a match. Many adults never practised any of it.',
      people: 'Friends who have seen you homesick, triumphant and half asleep at breakfast tend to stay for life.',
      figures: 'Where both parents travel or quarrel, reckon with the hours a child really gets at home. The school sometimes gives more.',
      beginning: 'Some children bloom the moment nobody carries their bag any more, and their parents are the last to find out.',
      less: 'No commute, no negotiation over screens, one timetable for all: the simplicity itself does many children good.',
    },
    con: {
      safety: 'Children who live with those who look after them have no second door to knock on when something goes wrong.',
      values: 'Childhood is made of unimportant evenings at home, and there are only about four thousand of them.',
      honesty: 'Ask whose wish it is. A place that solves the parents’ diary should not be sold to the child as an opportunity.',
      evidence:
        'Their good results come mostly from whom they admit. Compared with similar children at day schools little of the lead remains.',
      pace: 'A twelve-year-old who has to be strong every evening learns to look strong, and that is a different skill.',
      'small steps': 'A summer camp or one term as a day pupil would show how a child takes to it, long before anybody packs a trunk.',
      cause: 'If school or home is not working, a new bed elsewhere moves the trouble without naming it.',
    },
  },
  {
    when: /\b(ban|car-?free|without|fewer|out of)\b.*\bcars?\b|\bcars?\b.*\b(ban\w*|out of|city|cities|centres?)\b/i,
    first: /\b(ban|car-?free|without|fewer)/i,
    pro: {
      values: 'Look at where children, old people and café tables go once the cars have left. That is what a city centre is for.',
      figures: 'A parked car takes up twelve square metres of the dearest land in town and stands still for twenty-three hours a day.',
      evidence:
        'Where centres were closed to traffic, shopkeepers protested beforehand, and most of them had more customers two years later.',
      less: 'Leaving something out is the cheapest way to build: no tunnel, no new lane, only a bollard and some benches.',
      beginning: 'Close one square this summer. Three sunny weekends change more minds than a decade of hearings.',
      'small steps': 'Sundays first, then one quarter, then the next: every street that works argues for the following one.',
    },
    con: {
      people:
        'The carer, the plumber and the man with two sticks need the car on that street, and none of them sits in the planning meeting.',
      safety:
        'Before anything is closed the bus has to run at six in the morning and at midnight. Otherwise those with the least lose most.',
      honesty: 'The people who live in the centre gain the quiet, and the outer districts get the traffic. That trade should be named.',
      preparation: 'Deliveries, ambulances and parking at the edge come first. A ban without them fails in its first December.',
      pace: 'Habits of forty years do not turn in one budget year. What is hurried through gets voted out again.',
      cause: 'The jams begin where people live far away from their work, and a ban in the middle does not move one of those flats.',
    },
  },
  {
    when: /\b(social media|smart ?phones?|phones? (at|in) schools?|instagram|tiktok|screen time)\b/i,
    first: /\b(social media|smart ?phones?|instagram|tiktok)/i,
    pro: {
      people: 'For the only one of their kind in a small town, that screen is the first place where somebody answers.',
      beginning: 'People learn to handle it by handling it. Whoever is kept away until eighteen meets it all at once, without a guide.',
      honesty: 'Adults scroll at the dinner table and forbid it to the young. A rule that binds only the others is seldom a good one.',
      evidence:
        'The measured harm for the average user is small; the trouble sits with a few heavy users, and they need help more than bans.',
      figures: 'It carries the sports club, the flea market and the family news at no charge. A fair account has that column as well.',
    },
    con: {
      pace: 'It was built by clever people to have no last page, and a tired head at eleven at night is no match for them.',
      values: 'Add up an evening of it and ask what you would tell somebody about it. The answer is usually silence.',
      safety: 'What is posted at fourteen is found at twenty-four, and nobody can take it back.',
      less: 'Most people who delete one app for a month put back a smaller version of it, and miss nothing of the rest.',
      cause: 'People mostly open it because they are bored or lonely, and it eases that just enough for nothing to change.',
      'small steps': 'Keep it out of the bedroom for two weeks. That single rule shows you how much of it was choice.',
      preparation: 'Nobody would hand over a car without lessons, and here we hand over something faster for a birthday.',
    },
  },
  {
    when: /\b(universal |unconditional )?basic income\b/i,
    first: /basic income/i,
    pro: {
      values: 'Somebody who need not fear the end of the month can care, study or say no to a bad boss. That is freedom in ordinary days.',
      less: 'One payment in place of forty benefits, forms and offices would be the largest tidying-up in the history of the state.',
      people: 'Those who nurse a mother or bring up children work already. They are merely the ones nobody pays.',
      evidence: 'In the trials so far people did not stop working. They slept better, and a few of them started something.',
      'small steps': 'Begin with children or with the over-sixties. A part of it can be tried without betting the whole budget.',
      beginning: 'It would let a great many people make their first attempt at something, and a country lives from such attempts.',
    },
    con: {
      figures:
        'A thousand a month for everybody is roughly what most states spend on everything else together. The sum has to be shown first.',
      safety: 'If it replaces what the sick and disabled get today, those who need most would be left with less.',
      honesty:
        'It takes from people who work nights to pay others who prefer not to. One may want that, but one should say it to their faces.',
      cause: 'The rent is what eats low incomes. Hand out money without building homes, and the landlords will collect it.',
      preparation: 'No pilot so far had to pay for itself through taxes, so the difficult half has never been rehearsed.',
      pace: 'A change of this size needs twenty years and two changes of government. It is nothing to promise in a campaign.',
    },
  },
  {
    when: /\bhomework\b/i,
    first: /homework/i,
    pro: {
      preparation: 'What was understood at eleven in the morning is gone by evening unless you pick it up once more by yourself.',
      'small steps': 'Ten minutes a day are a step that everybody can manage, and they are how habits of work begin.',
      evidence: 'For older pupils a moderate amount goes with better results; for the little ones hardly anything can be measured.',
      honesty: 'It shows a pupil plainly, and without an audience, what they can do alone and what they only followed in class.',
      figures: 'Twenty minutes on a hundred and eighty school days are sixty hours a year. No tutor comes that cheap.',
    },
    con: {
      pace: 'Children have a working day behind them at three. What they need then is a tree, a ball and boredom.',
      values: 'Ask families what they quarrel about on weekdays. An evening is too dear for a worksheet.',
      people: 'It marks the parents: some have time, a desk and the language for it, and others have the late shift.',
      less: 'Half of it is filling-in that nobody reads. Drop that half first, and nobody will notice except the children.',
      cause: 'If there is so much left over for the afternoon, something has gone wrong in the morning.',
      safety: 'Those who already fall behind are given more of what defeats them, without anybody there to help.',
      beginning: 'A thing built, cooked or found out at home teaches more than exercise four, and nobody has to be made to do it.',
    },
  },
]
