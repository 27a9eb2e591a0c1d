import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const violence =
  'bate|bateu|batem|batia|agride|agrediu|agredia|espanca|espancou|estupra|estuprou|violou|ameaça|ameaçou|enforca|enforcou|sufoca|sufocou|chuta|chutou|esfaqueou|maltrata|maltratou|persegue'
const many =
  'demasiad[oa]s|muit[oa]s|tod[oa]s (?:os|as)(?: meus| minhas)?|uma (?:caixa|cartela) (?:inteira )?de|um frasco (?:inteiro )?de|um monte de|[6-9]|[1-9]\\d{1,2}|dez|quinze|vinte|trinta|quarenta|cinquenta'
const drug =
  '(?:de )?(?:comprimidos|remédios|pílulas|medicamentos|pastilhas|cápsulas|paracetamol|dipirona|ibuprofeno|soníferos|calmantes|antidepressivos)'
const game = '(?:xadrez|tênis|ténis|futebol|cartas|jogos?|poker|pingue-pongue|damas|corrida)'

export const pt: DangerSigns = {
  signs: [
    /suic[ií]d/u,
    phrase(
      'me matar|matar-me|me mato|me enforcar|enforcar-me|tirar a (?:minha |própria |minha própria )?vida|acabar com (?:a minha vida|minha vida|tudo)|pôr fim à (?:minha )?vida|(?:quero|queria|prefiro|preferia|vontade de|desejo) (?:morrer|estar mort[oa]|ter morrido|desaparecer para sempre|sumir para sempre)|estivesse mort[oa]|não quero (?:mais |continuar a )?(?:viver|vivendo)(?! (?:mais )?(?:(?:aqui|sozinh[oa]|junt[oa]s|perto|em|na)(?!\\p{L})|no (?!mundo)|com (?!isso|isto|esta dor)))|não quero (?:mais )?(?:estar aqui|existir|acordar)|não (?:aguento|consigo) (?:mais )?(?:viver|continuar assim|a vida)|(?:razão|motivo|sentido) (?:para|de|em) viver|melhor sem mim|vale a pena viver',
    ),
    phrase(
      'me machucar|machucar-me|me machuco de propósito|magoar-me|fazer mal a mim|automutila\\p{L}*|(?:me cortar|me corto|cortar-me|corto-me|me cortando|me cortei)(?: de (?:novo|propósito)| (?:os pulsos|os braços|as pernas)|(?= *$| *[.,!?]))|cortar os pulsos|(?:me faço|fazer-me|me fazer|faço-me|forço-me a|me forço a|me obrigo a) vomitar|provoco o v[oôó]mito|provocar o v[oôó]mito',
    ),
    phrase(
      `overdose|sobredose|superdosagem|(?:tomei|tomar|engoli|engolir|ingeri) (?:\\p{L}+ )?(?:(?:${many}) (?:\\p{L}+ )?${drug}|${drug} (?:demais|a mais))|(?:bebi|bebeu|engoliu|engoli) (?:a |uma |um |o )?(?:lixívia|água sanitária|veneno|pilha|chumbinho)`,
    ),
    phrase(
      `me (?:\\p{L}+ )?(?:${violence})|(?:${violence})-me|me (?:estupraram|violaram|espancaram|agrediram|bateram)|abus(?:a|ou|aram) de mim|(?:fui|sou|fui sendo|tenho sido) (?:\\p{L}+ )?(?:estuprad[oa]|violad[oa]|abusad[oa]|espancad[oa]|agredid[oa]|ameaçad[oa]|maltratad[oa])|medo (?:do meu (?:marido|namorado|pai)|que ele me (?:mate|bata))`,
    ),
    phrase(
      'dor(?:es)? no peito|aperto no peito|peito dói|não consigo respirar|não respira|parou de respirar|braço esquerdo (?:\\p{L}+ )?(?:dormente|adormecido|formigando)|(?:tendo|ter|tenho|tem|teve) um (?:infarto|enfarte|avc|derrame|ataque cardíaco)|inconsciente|(?:para|pára) de sangrar|sangra muito|cuspo sangue|se engasg\\p{L}+|casa está pegando fogo|cheiro (?:de|a) gás',
    ),
  ],
  harmless: [
    workAbout(
      'romance|filme|personagem|livro|poema|canção|música|história|conto|série|peça|cena|protagonista|documentário',
      'suic[ií]d\\p{L}*|se mata',
    ),
    harmlessPhrase(`me (?:\\p{L}+ )?(?:bate|bateu|batem) (?:\\p{L}+ )?(?:no|na|ao|nas|em) ${game}`),
    harmlessPhrase(
      'me bat(?:e|eu) (?:um |uma |o |a |aquel[ae] )?(?:dúvida|fome|sono|saudade|vontade|curiosidade|cansaço|preguiça|medo|tristeza)|prevenção (?:do|ao) suicídio',
    ),
    harmlessPhrase(
      "não consigo respirar (?:\\p{L}+ )?(?:quando (?:corro|nado|subo|treino)|ao (?:correr|subir|nadar)|correndo|subindo|pelo nariz|debaixo d'água)",
    ),
  ],
}
