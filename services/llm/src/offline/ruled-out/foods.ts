import { fold } from '@rostra/text/fold'
import { singularOf } from '@rostra/text/stem'

/**
 * Foods that are ruled out together, a group a line: what it is called in ten languages, and what belongs to it. A text that has one of them, and does not
 * say that it is left out, has the food in it. Sources: the 14 allergens of Regulation (EU) No 1169/2011, Annex II, and what dishes usually contain.
 */
const groups = `
egg eier ei œuf oeuf huevo uovo uova ovo яйцо بيض 鸡蛋 蛋 卵 たまご: egg yolk omelette omelet frittata mayonnaise mayo meringue custard brioche hollandaise carbonara quiche eggnog albumen
milk dairy lactose milch laktose milchprodukte lait leche lácteos lactosa latte lattosio latticini leite lacticínios молоко лактоза حليب 牛奶 乳制品 牛乳 乳製品: milk dairy butter cream cheese yoghurt yogurt buttermilk custard ghee whey mozzarella parmesan cheddar feta ricotta mascarpone quark kefir bechamel ganache
nut nüsse nuss noix nuez nueces frutos secos noce noci nozes орехи مكسرات 坚果 ナッツ: nut almond walnut hazelnut cashew pecan pistachio macadamia marzipan praline frangipane nutella pesto
peanut erdnüsse erdnuss cacahuète arachide maní amendoim арахис فول سوداني 花生 ピーナッツ: peanut satay
gluten wheat weizen trigo glutine grano blé глютен пшеница قمح جلوتين 麸质 小麦 グルテン: gluten wheat flour bread breadcrumbs pasta spaghetti noodles couscous bulgur semolina spelt rye barley seitan sourdough pastry croissant baguette pizza filo phyllo
fish fisch poisson pescado pesce peixe рыба سمك 鱼 魚: fish salmon tuna cod trout mackerel sardine herring anchovy haddock
shellfish seafood meeresfrüchte crustacés mariscos crostacei морепродукты 海鲜 甲殻類: shellfish seafood shrimp prawn crab lobster mussel oyster clam squid
soy soya soja soia соя صويا 大豆: soy soya tofu tempeh edamame miso
sesame sesam sésamo кунжут سمسم 芝麻 ごま: sesame tahini halva hummus
meat fleisch viande carne мясо لحم 肉: meat beef pork chicken lamb veal bacon ham sausage turkey duck mince steak chorizo salami prosciutto broth gelatine gelatin lard
pork schweinefleisch schwein porc cerdo maiale porco свинина خنزير 猪肉 豚肉: pork bacon ham lard chorizo salami prosciutto gelatine gelatin
alcohol alkohol alcool алкоголь كحول 酒 アルコール: alcohol wine beer rum brandy whisky whiskey vodka liqueur champagne kirsch
honey honig miel miele mel мёд عسل 蜂蜜 はちみつ: honey
sugar zucker sucre azúcar zucchero açúcar сахар سكر 糖 砂糖: sugar caramel syrup fondant frosting icing
celery sellerie céleri apio sedano aipo сельдерей كرفس 芹菜 セロリ: celery celeriac
mustard senf moutarde mostaza senape mostarda горчица خردل 芥末 マスタード: mustard
cheese käse fromage queso formaggio queijo сыр جبن 奶酪 チーズ: cheese mozzarella parmesan cheddar feta ricotta mascarpone
chicken hähnchen huhn poulet pollo frango курица دجاج 鸡肉 鶏肉: chicken
beef rindfleisch bœuf boeuf ternera manzo говядина 牛肉: beef mince steak
bean legume pulse bohnen hülsenfrüchte haricots judías frijoles fagioli feijão фасоль فاصوليا 豆 豆類: bean chickpea lentil pea hummus
mushroom pilz pilze champignons champiñones setas funghi cogumelos грибы فطر 蘑菇 キノコ きのこ: mushroom porcini shiitake
onion zwiebel zwiebeln oignon cebolla cipolla cipolle лук بصل 洋葱 玉ねぎ: onion shallot scallion
garlic knoblauch ail ajo aglio alho чеснок ثوم 大蒜 にんにく: garlic aioli
tomato tomate tomaten pomodoro pomodori помидоры طماطم 番茄 西红柿 トマト: tomato ketchup passata
caffeine koffein caféine cafeína caffeina кофеин كافيين 咖啡因 カフェイン: caffeine coffee espresso cola
coffee kaffee café caffè кофе قهوة 咖啡 コーヒー: coffee espresso
`

/** Foods that stand for themselves. */
const others =
  'lupin coriander cilantro olive coconut banana strawberry avocado aubergine eggplant beetroot cabbage sprout spinach lentil chickpea pea corn potato chocolate ginger cinnamon chilli broccoli cauliflower pumpkin liver rice oat tea'

/** Ways of eating that rule out several groups, in ten languages. */
const diets: readonly (readonly [pattern: RegExp, groups: readonly string[]])[] = [
  [
    /\b(?:vegan\w*|végan\w*|végétalien\w*)|веган|نباتي صرف|纯素|ヴィーガン|ビーガン/iu,
    ['meat', 'fish', 'shellfish', 'egg', 'milk', 'honey'],
  ],
  [
    /\b(?:vegetarian\w*|vegetari[ae]r\w*|végétarien\w*|vegetarian[oa])|вегетариан|نباتي|吃素|素食|ベジタリアン/iu,
    ['meat', 'fish', 'shellfish'],
  ],
  [/\b(?:c(?:o)?eliac|zöliakie|cœliaque|celíac[oa]|celiac[oa])\b/iu, ['gluten']],
  [/\blactose[- ]intoleran|\blaktoseintoleran/iu, ['milk']],
  [/\b(?:halal|kosher)\b/iu, ['pork']],
]

const split = (words: string) => words.split(' ')
const foods = groups
  .trim()
  .split('\n')
  .map((line) => line.split(': ').map(split) as [names: string[], members: string[]])
/** Returns a word as foods are compared: its singular, without the endings of Russian and the Arabic article. */
export const foodKey = (word: string): string =>
  singularOf(fold(word))
    .replace(/(?<=o)e$/u, '')
    .replace(/^ال(?=\p{L}{2})|(?<=[а-я]{2})(?:ов|ами|[аоуыияюеёйь])$/gu, '')
const named = new Map<string, readonly string[]>([
  ...[...foods.flatMap(([, members]) => members), ...split(others)].map((food) => [foodKey(food), [food]] as const),
  ...foods.flatMap(([names, members]) => names.map((name) => [foodKey(name), members] as const)),
])

/** Returns the words that belong to a food, with the food itself; undefined for another word. */
export const wordsOfFood = (word: string): readonly string[] | undefined => named.get(foodKey(word))

/** Ways in which one food is left out: `gluten-free`. */
const without = /(\p{L}{3,12})[- ]free\b/giu

/** Returns the names of the foods that the ways of eating named in a text rule out. */
export const foodsRuledOutBy = (text: string): string[] => [
  ...diets.flatMap(([pattern, foods]) => (pattern.test(text) ? foods : [])),
  ...Array.from(text.matchAll(without), ([, food = '']) => food).filter(wordsOfFood),
]
