import type { DemoSubject } from '../demo-conversation.ts'

export const sourdough: DemoSubject = {
  personas: ['odette-marchand', 'mateo-farrow', 'oma-ilse'],
  thisWeek: [
    [
      'My sourdough starter smells sour but hardly rises. Is the flour to blame?',
      'Feed it twice a day with rye flour and keep it somewhere warm.',
    ],
    [
      'Can I carry a sourdough starter on the train without it climbing out of the jar?',
      'Dry a thin smear of it on paper and wake it up with flour when you get there.',
    ],
    [
      'I want to bake bread again as a calm weekend habit. A starter feels like a pet to look after.',
      'Then give it a fixed hour, like a pet. Bread forgives almost everything but being forgotten.',
    ],
    [
      'The crust of my bread is pale and the oven is as hot as it goes. What am I missing?',
      'Steam. Put a tray of boiling water under the loaf for the first half.',
    ],
    [
      'Which bakery towns are worth a stop for proper sourdough bread with a dark crust?',
      'Small hill towns with a wood oven. Arrive before nine and follow the smell.',
    ],
    [
      'My first loaf came out of the oven like a brick. The starter was bubbly, the dough was not.',
      'A brick is a first loaf. Let the dough rest longer, until it trembles when you shake the bowl.',
    ],
    [
      'How wet should sourdough dough be before I shape the loaf? Mine sticks to everything.',
      'Start drier than the books say and add water next time. Wet hands help more than flour.',
    ],
    [
      'Is it worth packing flour and a starter for two months in a rented flat with a tiny oven?',
      'Take the starter, buy the flour there. A small oven bakes a small loaf well.',
    ],
  ],
  weekBefore: [
    ['What flour do I feed a new sourdough starter with?', 'Half wholemeal, half white, and the same weight of water.'],
    ['Where do travellers keep a starter alive when every kitchen is different?', 'In the coolest corner, in a jar with a loose lid.'],
    [
      'Baking bread for the neighbours feels easier than talking to them. Is a loaf enough?',
      'A loaf is a fine first sentence. The second one comes by itself.',
    ],
    [
      'My sourdough dough collapses when I turn it out. Did I leave it too long?',
      'Probably. Shape it earlier, while it still springs back from a finger.',
    ],
    [
      'Does bread from a wood oven really have a better crust, or is that a holiday feeling?',
      'Both. The oven is hotter, and so is your appetite.',
    ],
    [
      'My mother fed her starter every Sunday. I would like to bake her loaf again.',
      'Start with her Sunday. The rest of the recipe will follow.',
    ],
    [
      'The oven door lets steam out. Can I still get a crackling crust on a loaf?',
      'Bake it in a pot with a lid, and take the lid off for the last third.',
    ],
  ],
}
