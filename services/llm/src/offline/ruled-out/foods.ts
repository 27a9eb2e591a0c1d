import { fold } from '@rostra/text/fold'
import { isUnspaced } from '@rostra/text/scripts'
import { singularOf } from '@rostra/text/stem'
import { wordTexts } from '@rostra/text/words'

/**
 * Foods that are ruled out together, a group a line: what it is called in ten languages, and what belongs to it. A text
 * that has one of them, and does not say that it is left out, has the food in it. Sources: the 14 allergens of
 * Regulation (EU) No 1169/2011, Annex II, and what dishes usually contain.
 */
const groups = `
egg eier ei œuf oeuf huevo uovo uova ovo яйцо яиц بيض بيضة 鸡蛋 雞蛋 蛋 卵 たまご 玉子: egg yolk omelette omelet frittata mayonnaise mayo meringue custard brioche hollandaise carbonara quiche eggnog albumen
milk dairy dairy_product lactose milch laktose milchprodukte milchprodukt lait produits_laitiers leche lácteos lactosa latte lattosio latticini leite lacticínios laticínios молоко молочное молочные лактоза лактозы حليب لبن ألبان لاكتوز 牛奶 奶 乳糖 乳制品 牛乳 乳製品 ミルク: milk dairy butter cream cheese yoghurt yogurt buttermilk custard ghee whey mozzarella parmesan cheddar feta ricotta mascarpone quark kefir bechamel ganache pesto
nut tree_nut nüsse nuss noix nuez nueces frutos_secos fruits_à_coque noce noci nozes орехи مكسرات جوز 坚果 堅果 ナッツ: nut almond walnut hazelnut cashew pecan pistachio macadamia marzipan praline frangipane nutella pesto
peanut peanut_butter erdnüsse erdnuss cacahuète arachide arachidi maní amendoim арахис فول_سوداني 花生 ピーナッツ 落花生: peanut satay
gluten wheat weizen trigo glutine grano blé глютен глютена пшеница قمح جلوتين غلوتين 麸质 麩質 小麦 グルテン: gluten wheat flour bread breadcrumbs pasta spaghetti noodles couscous bulgur semolina spelt rye barley seitan sourdough pastry croissant baguette pizza filo phyllo
fish fisch poisson pescado pesce peixe рыба سمك أسماك 鱼 魚: fish salmon tuna cod trout mackerel sardine herring anchovy haddock
shellfish seafood meeresfrüchte schalentiere crustacés fruits_de_mer mariscos crostacei frutti_di_mare морепродукты 海鲜 海鮮 甲殻類 エビ 海老: shellfish seafood shrimp prawn crab lobster mussel oyster clam squid
soy soya soja soia соя صويا 大豆: soy soya tofu tempeh edamame miso
sesame sesam sésame sésamo sesamo кунжут سمسم 芝麻 ごま 胡麻: sesame tahini halva hummus
meat fleisch viande carne мясо لحم لحوم 肉: meat beef pork chicken lamb veal bacon ham sausage turkey duck mince minced meatball steak chorizo salami prosciutto broth gelatine gelatin lard
pork schweinefleisch schwein porc cerdo maiale porco свинина خنزير 猪肉 豬肉 豚肉: pork bacon ham lard chorizo salami prosciutto gelatine gelatin
alcohol alkohol alcool алкоголь كحول 酒 アルコール: alcohol wine beer rum brandy whisky whiskey vodka liqueur champagne kirsch
honey honig miel miele mel мёд عسل 蜂蜜 はちみつ: honey
sugar zucker sucre azúcar zucchero açúcar сахар سكر 糖 砂糖: sugar caramel syrup fondant frosting icing
salt salz sel sal соль соли ملح 盐 鹽 塩: salt
apple apfel äpfel pomme manzana mela maçã яблоко تفاح 苹果 リンゴ: apple
lemon zitrone citron limón limone limão лимон ليمون 柠檬 レモン: lemon
strawberry erdbeere erdbeeren fraise fresa fragola fragole morango клубника فراولة 草莓 いちご: strawberry
potato kartoffel kartoffeln pommes_de_terre patata patate batata картофель بطاطس 土豆 じゃがいも: potato
celery sellerie céleri apio sedano aipo сельдерей كرفس 芹菜 セロリ: celery celeriac
mustard senf moutarde mostaza senape mostarda горчица خردل 芥末 マスタード: mustard
cheese käse fromage queso formaggio queijo сыр جبن 奶酪 チーズ: cheese mozzarella parmesan cheddar feta ricotta mascarpone
butter beurre mantequilla burro manteiga масло زبدة 黄油 バター: butter
chicken hähnchen huhn poulet pollo frango курица دجاج 鸡肉 鶏肉: chicken
beef rindfleisch bœuf boeuf ternera manzo говядина بقر 牛肉: beef mince minced steak
bean legume pulse bohnen hülsenfrüchte haricots judías frijoles fagioli feijão фасоль فاصوليا 豆 豆類: bean chickpea lentil pea hummus
mushroom pilz pilze champignons champiñones setas funghi cogumelos грибы فطر 蘑菇 キノコ きのこ: mushroom porcini shiitake
onion zwiebel zwiebeln oignon cebolla cipolla cipolle лук بصل 洋葱 玉ねぎ: onion shallot scallion
garlic knoblauch ail ajo aglio alho чеснок ثوم 大蒜 蒜 にんにく: garlic aioli
tomato tomate tomaten pomodoro pomodori помидоры طماطم 番茄 西红柿 トマト: tomato ketchup passata
caffeine koffein caféine cafeína caffeina кофеин كافيين 咖啡因 カフェイン: caffeine coffee espresso cola
coffee kaffee café caffè кофе قهوة 咖啡 コーヒー: coffee espresso
`

/** Foods that stand for themselves. */
const others =
  'lupin coriander cilantro olive coconut banana avocado aubergine eggplant beetroot cabbage sprout spinach lentil chickpea pea corn chocolate ginger cinnamon chilli broccoli cauliflower pumpkin liver rice oat tea pear lime orange grapefruit grape cherry peach apricot plum mango pineapple melon kiwi raspberry blueberry pepper vinegar carrot leek cucumber courgette zucchini fennel radish kale lettuce parsley basil thyme rosemary cumin curry paprika turmeric vanilla raisin fig quinoa margarine'

/** Ways of eating that rule out several groups, in ten languages. */
const diets: readonly (readonly [pattern: RegExp, groups: readonly string[]])[] = [
  [
    /\b(?:vegan\w*|végan\w*|végétalien\w*)|веган|نباتي[ةه]? صرف|纯素|純素|ヴィーガン|ビーガン|animal products?|tierische\w* produkt|produits? (?:d'origine )?anima|productos? (?:de origen )?animal|prodott[io] (?:di origine )?animal|produtos? (?:de origem )?anima|животн\p{L}+ продукт|动物制品|动物产品|動物性/iu,
    ['meat', 'fish', 'shellfish', 'egg', 'milk', 'honey'],
  ],
  [
    /\b(?:vegetarian\w*|vegetari[ae]r\w*|vegetarisch\w*|végétarien\w*|vegetarian[oa])|вегетариан|نباتي|吃素|素食|ベジタリアン|菜食/iu,
    ['meat', 'fish', 'shellfish'],
  ],
  [/\bpesc[ae]tarian/iu, ['meat']],
  [
    /(?<!\p{L})(?:c(?:o)?eliac|zöliakie|cœliaque|cœliaquie|coeliaque|celíac[oa]|celiac[oa]|celiachia|целиаки\p{L}*)(?!\p{L})|乳糜泻|セリアック|السيلياك/iu,
    ['gluten'],
  ],
  [/\b(?:halal|kosher|koscher)\b|ハラール|清真|حلال/iu, ['pork']],
]

const split = (words: string) => words.split(' ')
const foods = groups
  .trim()
  .split('\n')
  .map((line) => line.split(': ').map(split) as [names: string[], members: string[]])
/** Returns a word as foods are compared: its singular, without the endings of Russian and the Arabic article. */
export const foodKey = (word: string): string =>
  singularOf(fold(word).replaceAll('_', ' '))
    .replace(/(?<=o)e$/u, '')
    .replace(/^ال(?=\p{L}{2})|(?<=[а-я]{2})(?:ов|ами|[аоуыияюеёйь])$/gu, '')
const named = new Map<string, readonly string[]>([
  ...[...foods.flatMap(([, members]) => members), ...split(others)].map((food) => [foodKey(food), [food]] as const),
  ...foods.flatMap(([names, members]) => names.map((name) => [foodKey(name), members] as const)),
])

/** Returns the words that belong to a food, with the food itself; undefined for another word. */
const wordsOfFood = (word: string): readonly string[] | undefined => named.get(foodKey(word))

const withPlural = (word: string) => [word, `${word}s`]
const lastWord = (thing: string): string => thing.split(' ').at(-1) ?? ''
/** Whether a thing is a food, as its last word tells: `cooked eggs`. */
export const isFood = (thing: string): boolean => wordsOfFood(thing) !== undefined || wordsOfFood(lastWord(thing)) !== undefined
/** Returns the words that belong to a thing: those of a food, or else its last word. */
export const wordsOfThing = (thing: string): readonly string[] => wordsOfFood(thing) ?? wordsOfFood(lastWord(thing)) ?? [lastWord(thing)]

/** The words of a name have no spaces between them: it is found in any place, the longest first. */
const unspacedNames = [...named.keys()].filter(isUnspaced).sort((one, other) => other.length - one.length)

/** The first words of names of several: `peanut butter`. */
const firstOfSeveral = new Set(
  [...named.keys()].filter((name) => name.includes(' ')).flatMap((name) => withPlural(name.split(' ')[0] ?? '')),
)

/** Returns the names of foods in a text, as they are written there, in order. */
export function foodNamesIn(text: string): string[] {
  const names: string[] = []
  const words = wordTexts(text.replace(spanishAm, ' '), 'runs').flatMap((word) =>
    isUnspaced(word) ? namesInRun(word) : word.replace(compound, '$1 $2').split(' '),
  )
  for (let at = 0; at < words.length; at++) {
    const counts = firstOfSeveral.has(words[at] ?? '') ? [3, 2, 1] : [1]
    const name = counts.map((count) => words.slice(at, at + count).join(' ')).find(wordsOfFood)
    if (name === undefined) continue
    names.push(name)
    at += name.split(' ').length - 1
  }
  return names
}

/** `Soy alérgica` names no soy. */
const spanishAm = /(?<!\p{L})soy (?=al[eé]r|cel|veg|int|una?\b|muy|de\b)/iu
/** A German word for a food and what is wrong with it: `Nussallergie`, `glutenfrei`. */
const compound = /^(\p{L}{2,})(allergi\p{L}*|intoleran\p{L}*|unvertrag\p{L}*|frei\p{L}{0,2})$/u

function namesInRun(run: string): string[] {
  const found: { name: string; at: number }[] = []
  let rest = run
  for (const name of unspacedNames) {
    const at = rest.indexOf(name)
    if (at < 0) continue
    found.push({ name, at })
    rest = rest.replaceAll(name, '\0'.repeat(name.length))
  }
  return found.sort((one, other) => one.at - other.at).map(({ name }) => name)
}

/** Ways in which one food is left out: `gluten-free`, `glutenfrei`, `グルテンフリー`. */
const without = /(\p{L}{3,12})(?:[- ]free|-?frei(?:e[nrsm]?)?)(?!\p{L})|(\p{L}{1,6})フリー|无(\p{L}{1,2}?)(?=\p{L}|$)/giu

/** Returns the names of the foods that the ways of eating named in a text rule out. */
export const foodsRuledOutBy = (text: string): string[] => [
  ...diets.flatMap(([pattern, foods]) => (pattern.test(text) ? foods : [])),
  ...Array.from(text.matchAll(without), ([, spaced, japanese, chinese]) => spaced ?? japanese ?? chinese ?? '').filter(wordsOfFood),
]
