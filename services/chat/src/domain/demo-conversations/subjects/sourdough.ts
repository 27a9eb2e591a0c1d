import type { DemoSubject } from '../demo-conversation.ts'

export const sourdough: DemoSubject = {
  personas: ['odette-marchand', 'mateo-farrow', 'oma-ilse'],
  thisWeek: [
    [
      'My sourdough starter smells sour but the bread hardly rises. Is the flour to blame?',
      'Feed it twice a day with rye flour and keep it somewhere warm.',
    ],
    [
      'Can I carry a sourdough starter in a rucksack and bake bread in a holiday oven?',
      'Dry a thin smear of it on paper and wake it up with flour when you get there.',
    ],
    [
      'Baking bread calms me, but a sourdough starter feels like a pet that eats flour.',
      'Then give it a fixed hour, like a pet. Bread forgives almost everything but being forgotten.',
    ],
    [
      'The crust of my sourdough bread stays pale although the oven is as hot as it goes.',
      'Steam. Put a tray of boiling water under the loaf for the first half.',
    ],
    ['Which towns have bakers with a wood oven and proper sourdough loaves?', 'Small hill towns. Arrive before nine and follow the smell.'],
    [
      'My first sourdough came out of the oven like a brick. The starter was bubbly, the flour was fresh.',
      'A brick is a first loaf. Let the dough rest longer, until it trembles when you shake the bowl.',
    ],
    [
      'How much flour and water do I feed a sourdough starter before I bake bread?',
      'Equal weights, and wait until it has doubled before you begin.',
    ],
    [
      'Is it worth packing flour and a starter to bake bread in a rented flat with a tiny oven?',
      'Take the starter, buy the flour there. A small oven bakes a small loaf well.',
    ],
  ],
  weekBefore: [
    ['What flour do I feed a new sourdough starter with?', 'Half wholemeal, half white, and the same weight of water.'],
    [
      'Where do travellers keep a sourdough starter alive when every kitchen is different?',
      'In the coolest corner, in a jar with a loose lid.',
    ],
    [
      'Baking sourdough bread for the neighbours feels easier than talking to them. Is a loaf enough?',
      'A loaf is a fine first sentence. The second one comes by itself.',
    ],
    [
      'My sourdough dough collapses when I turn it out. Did I leave it too long?',
      'Probably. Shape it earlier, while it still springs back from a finger.',
    ],
    [
      'Does sourdough from a wood oven really have a better crust, or is that a holiday feeling?',
      'Both. The oven is hotter, and so is your appetite.',
    ],
    [
      'My mother fed her sourdough starter every Sunday. I would like to bake her loaf.',
      'Start with her Sunday. The rest of the recipe will follow.',
    ],
    [
      'The oven door lets steam out. Can I still get a crackling crust on sourdough?',
      'Bake it in a pot with a lid, and take the lid off for the last third.',
    ],
  ],
}
