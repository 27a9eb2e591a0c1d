import type { Theme } from './theme.ts'

export const homeThemes: Theme[] = [
  {
    name: 'dinner from what there is',
    field: 'home',
    keywords:
      /\b(fridge|cook(ing|s)?|dinner|lunch|recipes?|eggs?|rice|carrots?|pasta|vegetables?|meals?|chicken|beans|mushrooms?|potato(es)?|onions?|tomato(es)?|pancakes?|cakes?|yog(h)?urt|leftovers?|bake|baking|bread|soup|hungry|eat(ing)?|food)\b/gi,
    insights: [
      'Nearly every good dinner, rice with eggs included, is a base, a body, a lift and a crunch: something soft from the pan, something that fills, something sour or green, something that snaps.',
      'When a dish tastes of little, it first wants salt, and if it is still dull, a few drops of lemon or vinegar. That is most of what cooks know.',
    ],
    stepsInOrder: true,
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
    keywords: /\b(sauces?|vinaigrette|dressing|gravy|stock|spices?|season(ing)?|salt|knife|knives|flavou?r|fixes everything)\b/gi,
    insights: [
      "If you learn one sauce, let it be the green one: herbs, oil, something sharp, salt. It forgives dry chicken, plain rice and yesterday's potatoes.",
      'A sauce is fat carrying taste, and acid waking it up. Once you feel that balance you can make it from anything.',
    ],
    stepsInOrder: true,
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
    keywords: /\b(meal ?(prep|plan\w*)|all week|cook once|batch|freez(e|er|ing)|waste|groceries|shopping list|weeknight\w*)\b/gi,
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
    name: 'plants and growing things',
    field: 'home',
    keywords:
      /\b(garden\w*|plants?|herbs?|compost|basil|tomato plants?|seeds?|seedlings?|soil|balcony|water(ing)?|sunlight|hours of sun|grow(ing)?|leaves|pots?|flowers?|weeds?)\b/gi,
    insights: [
      'Most potted plants die of too much water rather than too little. If the soil is damp a finger deep, wait.',
      'Light decides what will grow; everything else is help. Basil and tomatoes want six hours of sun, parsley, mint and chives are content with three.',
      'Yellow leaves at the bottom usually speak of water, pale ones all over of hunger, long thin stems of too little light.',
    ],
    steps: [
      'Push a finger into the soil up to the second joint. Dry down there, water well until it runs out below; still damp, leave it for a day.',
      'Make sure that the pot has a hole and never stands in water for longer than half an hour.',
      'Move it to the brightest place you have and turn it a little each week.',
      'Pinch out the tips above a pair of leaves; it grows two where you took one.',
      'A pot of herbs from a shop is often twenty plants in one. Split it into three pots with fresh soil, and they will live.',
      'All you need is a hand fork, a can with a rose, scissors, a bag of good soil and pots with holes.',
    ],
    pitfalls: ['Feeding a sick plant is like serving goose to somebody with a fever. First light and water, food when it grows again.'],
    examples: ['A windowsill with parsley, chives and one stubborn mint is a garden. It has been known to lead to others.'],
    questions: [
      'How many hours of sun does it get?',
      'What does the soil feel like a finger deep?',
      'Which leaves look unhappy, the upper or the lower ones?',
    ],
  },
  {
    name: 'house and home',
    field: 'home',
    keywords: /\b(house|household|home|declutter\w*|clean(ing)?|tidy|repair|diy|furniture|dogs?|cats?|pets?)\b/gi,
    insights: [
      'Rooms and pets want the same thing: a little, regularly, rather than a lot when the conscience stirs.',
      'Begin where you sit most often. The view from your own chair is the one that changes your mood.',
    ],
    steps: [
      'Take one square metre, a shelf, a drawer, a corner, and make that one right.',
      'Look for two minutes before you do anything: where do things pile up, and what were they on their way to?',
      'Five minutes at the same time each day will outrun a whole Saturday.',
      'Let one thing go for each new one that comes in.',
      'Write the date on the lid or the box. You will not remember.',
    ],
    pitfalls: ['Buying boxes before sorting gives the clutter a nicer address, and nothing else.'],
    examples: [
      'A hall that was always full of shoes got one low shelf and one rule, a pair each. Nobody has mentioned it since, which is how you know.',
    ],
    questions: ['Which corner annoys you most when you sit down in the evening?', 'What would you do there if it were free?'],
  },
]
