import type { Theme } from './theme.ts'

export const worldThemes: Theme[] = [
  {
    name: 'planning a slow journey',
    field: 'travel',
    words:
      /\b(itinerar\w*|trips?|travel\w*|journey|trains?|holidays?|vacation|tour|visit(ing)?|route|weekend (away|in)|five (slow )?days|city break|road ?trip|abroad)\b/gi,
    insights: [
      'Every change of place costs half a day. Halve the list of stops and you have not seen less, you have simply got the afternoons back.',
      'A journey is remembered by its ordinary hours: the second visit to the same bakery, when they already know what you want.',
    ],
    whole: true,
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
    words: /\b(pack(ing)?|luggage|suitcase|bags?|backpack|carry[- ]on|one bag|clothes)\b/gi,
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
    words: /\b(solo|travel(l?ing)? alone|alone for the first time|by myself|on my own|safe to travel|hostels?)\b/gi,
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
    words: /\b(cheap(er)?|budget|flights?|hotels?|accommodation|expensive|affordable|backpacking|tickets?)\b/gi,
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
  {
    name: 'dinner from what there is',
    field: 'home',
    words:
      /\b(fridge|cook(ing|s)?|dinner|lunch|recipes?|eggs?|rice|carrots?|pasta|vegetables?|meals?|chicken|beans|mushrooms?|potato(es)?|onions?|tomato(es)?|pancakes?|cakes?|yog(h)?urt|leftovers?|bake|baking|bread|soup|hungry|eat(ing)?|food)\b/gi,
    insights: [
      'Nearly every good dinner is a base, a body, a lift and a crunch: something soft from the pan, something that fills, something sour or green, something that snaps.',
      'When a dish tastes of little, it first wants salt, and if it is still dull, a few drops of lemon or vinegar. That is most of what cooks know.',
    ],
    whole: true,
    steps: [
      'Soften an onion, or that tired carrot cut small, in oil over a gentle heat until it smells sweet. About eight minutes, and the pan goes quiet.',
      'Turn up the heat and add cold cooked rice; leave it alone until it crackles, then stir.',
      'Push everything to the side, break two eggs into the gap, and stir them through while they are still soft.',
      'Finish with something sharp, lemon, vinegar or the last spoon of mustard, and something crisp, toast crumbs, seeds or peanuts if nobody is allergic.',
      'Taste, salt, taste again. Your tongue is the only instrument you need.',
      "Whatever remains goes into the fridge within two hours and becomes tomorrow's filling for an omelette.",
    ],
    pitfalls: ['Too much in the pan at once and it stews rather than fries. Cook in two goes, and listen for the sizzle.'],
    examples: [
      'Eggs, rice and a carrot: carrot in thin coins until golden, rice until it crackles, eggs stirred through, a splash of soy or vinegar, something green from the windowsill. Twelve minutes, one pan.',
    ],
    questions: [
      'What else is in there, and is there anything nobody at your table can eat?',
      'How many are hungry, and how long have you got?',
    ],
  },
  {
    name: 'sauces and technique',
    field: 'home',
    words: /\b(sauces?|vinaigrette|dressing|gravy|stock|spices?|season(ing)?|salt|knife|knives|flavou?r|fixes everything)\b/gi,
    insights: [
      "If you learn one sauce, let it be the green one: herbs, oil, something sharp, salt. It forgives dry chicken, plain rice and yesterday's potatoes.",
      'A sauce is fat carrying taste, and acid waking it up. Once you feel that balance you can make it from anything.',
    ],
    whole: true,
    steps: [
      'Chop a big handful of parsley or any soft herb, stalks and all.',
      'Add a small clove of garlic crushed with salt, a spoon of capers or gherkin if you have it, and the same of mustard.',
      'Pour in oil until it moves like wet sand, then lemon or vinegar, a little at a time, until your mouth waters.',
      'Let it stand for ten minutes and taste again. It will have changed its mind.',
      'Keep it under a film of oil in the fridge for three days, and put it on everything.',
    ],
    pitfalls: ['Add the acid at the very end, by drops. You can always add more, and nobody has yet taken lemon out again.'],
    examples: ['On boiled potatoes it is a supper. On a tin of white beans it is lunch with guests. On toast with an egg it is Sunday.'],
    questions: ['Which herbs can you get without trouble?', 'Do you like it sharper or rounder?'],
  },
  {
    name: 'cooking once for the week',
    field: 'home',
    words: /\b(meal ?(prep|plan\w*)|all week|cook once|batch|freez(e|er|ing)|waste|groceries|shopping list|weeknight\w*)\b/gi,
    insights: [
      'Do not cook five dinners on Sunday. Cook three building blocks, and let each evening put them together differently.',
      'Waste is mostly a matter of seeing. What stands in front gets eaten.',
    ],
    steps: [
      'Cook one pot of grain, one tray of roast vegetables and one pot of beans or a chicken.',
      'Make one jar of sauce. It is what keeps Tuesday from tasting of Monday.',
      'Monday a bowl, Tuesday soup, Wednesday a frittata, Thursday fried rice, Friday whatever the freezer says.',
      'Cool it quickly, chill it within two hours, and freeze in flat bags what you will not eat in three days.',
      'Put an "eat me first" shelf at eye level in the fridge.',
    ],
    pitfalls: ['Seven portions of the same stew are a promise nobody keeps past Wednesday.'],
    examples: [
      'From one roast tray: warm with yoghurt on Sunday, blended with stock on Monday, under an egg on Tuesday. Three dinners, one washing-up.',
    ],
    questions: ['Which evenings are the hurried ones?', 'What do you throw away most often?'],
  },
  {
    name: 'house and garden',
    field: 'home',
    words: /\b(garden\w*|plants?|herbs|compost|house|declutter\w*|clean(ing)?|tidy|repair|diy|furniture|dogs?|cats?|pets?)\b/gi,
    insights: [
      'Most plants, pets and rooms want the same thing: a little, regularly, rather than a lot when the conscience stirs.',
      'Begin where you sit most often. The view from your own chair is the one that changes your mood.',
    ],
    steps: [
      'Take one square metre, a shelf, a pot, a corner, and make that one right.',
      'Look for two minutes before you do anything: where is the light, where does the water go, where do things pile up?',
      'Five minutes at the same time each day will outrun a whole Saturday.',
      'Let one thing go for each new one that comes in.',
      'Write the date on the lid, the pot or the tin. You will not remember.',
    ],
    pitfalls: ['More plants have died of kindness and water than of neglect.'],
    examples: ['A windowsill with parsley, chives and one stubborn mint is a garden. It has been known to lead to others.'],
    questions: ['Which corner annoys you most when you sit down in the evening?', 'How much light does it get?'],
  },
  {
    name: 'asking for donations',
    field: 'community',
    words: /\b(donat\w*|donors?|fundrais\w*|charit(y|ies|able)|nonprofit|appeal|giving|letter people|gifts?|sponsors?)\b/gi,
    insights: [
      'People do not give to an organisation, they give through it, to somebody. The nearer that person is in the letter, the easier the gift.',
      'The most neglected letter in fundraising is the second one: the thanks that says what happened. It is also the one that brings the next gift.',
    ],
    steps: [
      'Open with one person and one moment, told with their consent and their dignity, before any word about yourselves.',
      'Name one amount and exactly what it makes possible: [amount] keeps the kitchen open for one Saturday.',
      'Say "you" more often than "we". Count them.',
      'Ask once, clearly, in a sentence of its own, and make the way to give as short as a breath.',
      'Put a PS under it. It is the line that nearly everybody reads.',
      'Thank within two days, and send news within two months without asking for anything.',
    ],
    pitfalls: ['Guilt works once. After that the envelope stays closed.'],
    examples: [
      '"On Saturdays [name] used to eat alone. Now she lays the table for forty. Twenty pounds buys the soup for her table next week. Will you fill it with us?" Then the PS with the date.',
    ],
    questions: ['Who is different today because of what you do?', 'What would a gift of twenty make possible, to the letter?'],
  },
  {
    name: 'keeping volunteers',
    field: 'community',
    words: /\b(volunteer\w*|members|club|committee|community|neighbou?rhood|local group|organis(e|ing) (an )?event|helpers)\b/gi,
    insights: [
      'Volunteers come for the cause and stay for the people. If nobody would notice their absence, they will test it.',
      'A role without an end frightens good people away. Six Saturdays is an offer; "whenever you can" is a debt.',
    ],
    steps: [
      'Give each role a name, a task, a first day and a last day.',
      'Have somebody meet every newcomer at the door by name, with a job that can be finished that day.',
      'Ring after the second visit and ask what was awkward. Mend one thing and tell them you did.',
      'Thank for something particular: "the way you talked with Mr Osei" goes deeper than a certificate.',
      'At the end of the stretch ask openly: another round, another role, or a proper goodbye?',
    ],
    pitfalls: ['Beware of loading the willing. The best one usually leaves without a word, and two weeks after the third favour.'],
    examples: [
      'A food bank changed its notice from "helpers wanted" to "Thursdays, 5 to 7, six weeks, sorting and tea". Nine people came, and six of them stayed for another round.',
    ],
    questions: ['When do they leave, after the first visit or after the first month?', 'What did the last one who left say?'],
  },
  {
    name: 'grant applications',
    field: 'community',
    words: /\b(grants?|funders?|foundations?|appl(y|ying|ication)|proposal|worth applying|bid)\b/gi,
    insights: [
      'Before the form comes the fit. If you have to bend your work to suit the funder, you will be bent for the whole length of the grant.',
      'Whoever reads it has forty others on the desk. Being clear is a kindness, and it is remembered.',
    ],
    steps: [
      'Read their purpose and their last ten grants. If none of those resembles you, save your week.',
      'Ring them and describe the project in two sentences. Many will tell you honestly whether to go on.',
      'Write one line: who, how many, by when, what is different for them, and how you will know.',
      'Work out what the reporting will cost you in hours, and take that off the sum.',
      'Let somebody who does not know your group read it and tell you what you do. Mend whatever they get wrong.',
    ],
    pitfalls: [
      'A grant for something new rarely pays the rent of the old. Ask for a fair part of your running costs, and say what it is for.',
    ],
    examples: [
      'A quick sum: thirty hours to apply, one chance in six, 3,000 to win. That is 500 for thirty hours, before the report. Sometimes a jumble sale is the better bid.',
    ],
    questions: [
      'What does this funder say it wants to change, in its own words?',
      'How many hours would the form and the reports take you?',
    ],
  },
]
