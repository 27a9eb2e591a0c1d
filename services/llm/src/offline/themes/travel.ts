import type { Theme } from './theme.ts'

export const travelThemes: Theme[] = [
  {
    name: 'planning a slow journey',
    field: 'travel',
    keywords:
      /\b(itinerar\w*|trips?|travel\w*|journey|trains?|holidays?|vacation|tour|visit(ing)?|route|weekend (away|in)|five (slow )?days|city break|road ?trip|abroad)\b/gi,
    insights: [
      'Every change of place costs half a day. Halve the list of stops and you have not seen less, you have simply got the afternoons back.',
      'A journey is remembered by its ordinary hours: the second visit to the same bakery, when they already know what you want.',
    ],
    stepsInOrder: true,
    steps: [
      'Day one: arrive by daylight, walk round the block without a map, and eat close to your bed.',
      'Day two: one big thing in the morning, nothing at all in the afternoon, an aperitif where the locals lean.',
      'Day three: leave it empty. Take a local train to whatever town sounds best on the board.',
      'Day four: move on, at most two hours, and stay in the second-best town, where the evenings are better.',
      'Day five: market, a picnic by water, and the late train home with cheese in your bag.',
      'Book the first night and the long train; leave the rest loose until you know what you feel like.',
    ],
    pitfalls: [
      'Timetables, prices and entry rules change, so look at the official page of the railway or the country before you book anything.',
    ],
    examples: [
      'Instead of five cities in seven days: three nights in one, one walk over a hill, three nights in the next. You come home with stories and not only with tickets.',
    ],
    questions: [
      'What does a perfect ordinary morning look like to you?',
      'How many days do you have, and how do you feel about trains?',
      'Would you rather have water, hills or streets under your window?',
    ],
  },
  {
    name: 'packing light',
    field: 'travel',
    keywords: /\b(pack(ing)?|luggage|suitcase|bags?|backpack|carry[- ]on|one bag|clothes)\b/gi,
    insights: [
      'Pack for one week, however long you stay away. Every town has a sink and soap.',
      'We do not pack too many things, we pack too many maybes.',
    ],
    steps: [
      'Lay everything out, take away a third, close the bag and carry it round the block.',
      'Bring three tops, two bottoms, a warm layer, a rain layer and one thing that makes you feel well dressed.',
      'Wear the heavy shoes, pack the light ones, and take no third pair.',
      'Keep medicine, papers, charger and one change of underwear where you can reach them in your sleep.',
      "Put in a cloth bag, a spoon, and a pen for the forms. Leave a hand's width for bread.",
    ],
    pitfalls: ['The things carried "just in case" can nearly all be bought where you are going, from somebody who is pleased to see you.'],
    examples: [
      'Two weeks in one bag: three shirts, two trousers, jumper, rain jacket, five pairs of socks, sandals, a scarf that is also a pillow. Washed twice on the way, and nobody noticed.',
    ],
    questions: ['How cold will the coldest evening be?', 'What did you carry last time and never use?'],
  },
  {
    name: 'travelling alone',
    field: 'travel',
    keywords: /\b(solo|travel(l?ing)? alone|alone for the first time|by myself|on my own|safe to travel|hostels?)\b/gi,
    insights: [
      'Alone, you are approached far more often than as a pair, and you may leave whenever you like. Both are gifts.',
      'The hard hour is dinner on the first evening. After that it usually turns into freedom.',
    ],
    steps: [
      'Make the first one short and close: three nights, a town with a station, a language you can read.',
      'Arrive before dark and book the first two nights, so that nothing has to be decided while you are tired.',
      'Tell one person your plan and send them one picture a day. That is your safety net, and a nice diary.',
      'Eat at lunchtime in good places, and at the counter in the evening, where people talk.',
      'Practise a friendly "no, thank you, somebody is expecting me".',
    ],
    pitfalls: [
      'Read the official travel advice for the place rather than the comments; and if your stomach says leave, leave, politeness can wait.',
    ],
    examples: [
      'A first solo trip as I like it: Friday by train, a small guesthouse near the station, Saturday a market and a long walk, Sunday breakfast with a book. Home by six, a little taller.',
    ],
    questions: [
      'What are you looking forward to, and what are you afraid of?',
      'Which place have you always wanted to see without having to explain why?',
    ],
  },
  {
    name: 'a travel budget',
    field: 'travel',
    keywords: /\b(cheap(er)?|budget|flights?|hotels?|accommodation|expensive|affordable|backpacking|tickets?)\b/gi,
    insights: [
      'Four parts make a travel budget: getting there, beds, food and joys. Cut the first three as you please, but leave the fourth alone.',
      'The cheapest way to travel is to stay: longer in one place, cheaper beds, fewer tickets, better soup.',
    ],
    steps: [
      'Write the total down first, take off a tenth for surprises, and divide the rest by days.',
      'Travel in the week before or after everybody else.',
      'Have the big meal at noon; the same kitchen asks half as much.',
      'Choose a bed near a station on the edge, not in the middle with a view of other hotels.',
      'Spend freely on one thing you will tell people about.',
    ],
    pitfalls: ['The cheap flight at five in the morning often includes a taxi and a lost day.'],
    examples: ['With 600 for six days: 140 for trains, 240 for beds, 120 for food, 40 for joys, 60 in the sock for whatever happens.'],
    questions: ['How much may it cost in all, and what would you never save on?', 'Are you free in your dates?'],
  },
]
