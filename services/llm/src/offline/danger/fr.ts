import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const people =
  "il|elle|ils|on|quelqu'un|(?:ex-?)?(?:mari|femme|copain|copine|compagnon|compagne|conjointe?)|ex|petite? amie?|père|mère|papa|maman|beau-?père|belle-?mère|frère|s(?:œ|oe)ur|oncle|tante|cousin|patron|fils|fille|parents|prof|voisin"
const violence =
  '(?:frapp|tap|gifl|étrangl|viol|menac|agress|cogn|maltrait|brutalis|poignard|tabass)(?:e|ent|ait|é|ée|er)|bat|battent|battait|battue?'
const many =
  'trop de|tou(?:s|tes) (?:mes|les|ces)|toute (?:la|une) (?:boîte|plaquette) (?:de )?|une boîte (?:entière )?de|un tube (?:entier )?de|beaucoup de|plein de|une (?:poignée|vingtaine|trentaine|dizaine) de|[6-9]|[1-9]\\d{1,2}|dix|quinze|vingt|trente|quarante|cinquante'
const drug =
  "(?:de |d')?(?:cachets|comprimés|médicaments|pilules|somnifères|gélules|paracétamol|doliprane|ibuprofène|antidépresseurs|anxiolytiques)"
const game = '(?:échecs|tennis|cartes|foot|poker|jeux?|ping-pong|scrabble|dames|badminton|course)'

export const fr: DangerSigns = {
  signs: [
    /suicid/u,
    phrase(
      "me tuer|me pendre|me foutre en l'air|en finir(?! avec (?!la vie|ma vie|tout|moi))|mettre fin à (?:ma vie|mes jours)|(?:veux|voudrais|envie de|aimerais|préfère|préférerais) mourir|(?:voudrais|aimerais|préférerais|veux) (?:être|n'être jamais) (?:morte?|née?)|plus (?:envie de )?vivre(?! (?:à|en|au|chez|ici|là|seule?|ensemble|dans (?!ce monde)|avec (?!ça|cela|cette|moi)))|plus (?:envie d')?(?:être (?:là|ici)|exister)|(?:plus|pas|aucune) (?:de )?raison de vivre|mieux sans moi|peux plus continuer(?= *$| *[.,!?]| à vivre| comme ça)|la vie ne vaut",
    ),
    phrase(
      "me faire du mal|me fais du mal|automutil\\p{L}*|me (?:suis )?(?:re)?(?:scarifi|mutil)\\p{L}*|(?:m'ouvrir|me coupe|me couper|me tailler) les (?:veines|bras|poignets)|(?:me fais|me faire|me force à|me forcer à) vomir",
    ),
    phrase(
      `overdose|surdose|(?:pris|avalé|gobé|prendre|avaler) (?:\\p{L}+ )?(?:${many}) (?:\\p{L}+ )?${drug}|(?:bu|avalé) (?:de la |de l'|du |une |un )?(?:javel|eau de javel|poison|pile|produit (?:ménager|toxique))`,
    ),
    phrase(
      `(?:${people}) (?:\\p{L}+ ){0,2}?(?:me|m'a|m'ont|m'avait) ?(?:\\p{L}+ )?(?:${violence})|(?:j'ai été|été|suis) (?:\\p{L}+ )?(?:violée?|battue?|frappée?|agressée?|abusée?|tabassée?)|m'(?:a|ont) violée?|(?:menace|menacé|veut|essayé) de me (?:tuer|frapper)|peur (?:de mon (?:mari|copain|père|ex)|qu'il me (?:tue|frappe))|me harcèle`,
    ),
    phrase(
      "(?:mal|douleurs?) (?:à|dans) la poitrine|poitrine (?:serrée?|me fait mal|oppressée)|(?:peux|arrive) (?:plus|pas) (?:à )?respirer|respire (?:plus|pas)|bras gauche (?:est )?(?:\\p{L}+ )?(?:engourdi|insensible|paralysé)|(?:fais|fait|faire|avoir) (?:une crise cardiaque|un infarctus|un avc)|inconsciente?|(?:arrête|cesse) pas de saigner|saigne (?:beaucoup|énormément|abondamment)|crache du sang|s'étouffe|en feu|odeur de gaz",
    ),
  ],
  harmless: [
    workAbout(
      'roman|film|personnage|livre|poème|chanson|histoire|série|pièce|scène|héros|héroïne|nouvelle|documentaire',
      'suicid\\p{L}*|se (?:tue|tuer)',
    ),
    harmlessPhrase(`me bat(?:tent|tait)? (?:\\p{L}+ )?(?:aux?|à la|à l'|à) ${game}|m'a (?:\\p{L}+ )?battue? (?:aux?|à la|à l'|à) ${game}`),
    harmlessPhrase('me tape sur les nerfs|prévention du suicide'),
    harmlessPhrase(
      "(?:peux|arrive) (?:plus|pas) (?:à )?respirer (?:\\p{L}+ )?(?:quand je (?:cours|nage|monte|grimpe|m'entraîne)|en (?:courant|montée|côte|nageant|montant)|par le nez|sous l'eau)",
    ),
  ],
}
