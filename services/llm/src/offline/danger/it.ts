import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const people =
  '(?:ex ?-?)?(?:marito|moglie|compagn[oa]|fidanzat[oa]|ragazz[oa]|partner)|lui|lei|ex|padre|madre|papà|mamma|patrigno|matrigna|fratello|sorella|zi[oa]|nonno|capo|figli[oa]|professore|vicino|qualcuno|genitori'
const violence =
  '(?:picchi|violent|stupr|strangol|minacci|molest|schiaffeggi|maltratt|perseguit)(?:a|ano|ava|avano|ato|ata|ò|ando)|mena|menano|aggredit[oa]'
const many =
  "tropp[ei]|tutt[ei] (?:le|i|queste|questi)(?: mie| miei)?|un'intera (?:scatola|confezione) di|una scatola (?:intera )?di|un sacco di|molte|tante|[6-9]|[1-9]\\d{1,2}|dieci|quindici|venti|trenta|quaranta|cinquanta"
const drug = '(?:di )?(?:pillole|pastiglie|compresse|medicine|farmaci|sonniferi|capsule|paracetamolo|tachipirina|ibuprofene|antidepressivi)'

export const it: DangerSigns = {
  signs: [
    /suicid/u,
    phrase(
      'uccidermi|ammazzarmi|impiccarmi|mi (?:uccido|ammazzo)|togliermi la vita|farla finita|por(?:re|re) fine (?:alla mia vita|a tutto)|(?:voglio|vorrei|voglia di|preferirei|desidero) (?:solo )?(?:morire|essere mort[oa]|sparire per sempre)|fossi mort[oa]|non voglio (?:più )?vivere(?! (?:più )?(?:(?:a|qui|da sol[oa]|vicino|insieme)(?!\\p{L})|in (?!questo mondo)|con (?!questo|questa)))|non voglio più (?:esserci|esistere|stare (?:qui|al mondo)|svegliarmi)|non (?:ce la faccio|posso) più (?:a vivere|andare avanti|così)|(?:ragione|motivo|senso) (?:per|di) vivere|(?:senso|pena) vivere|meglio senza di me',
    ),
    phrase(
      'far(?:mi|e) del male|mi faccio (?:del )?male da sol[oa]|mi faccio del male|autolesion\\p{L}*|(?:tagliarmi|mi taglio|mi sono tagliat[oa]) (?:le vene|i polsi|le braccia|le gambe)|(?:mi faccio|farmi|mi sforzo di|mi costringo a) vomitare|(?:mi provoco|provocarmi|mi induco) il vomito',
    ),
    phrase(
      `overdose|(?:preso|presi|prendere|ingoiato|inghiottito|ingerito) (?:\\p{L}+ )?(?:${many}) (?:\\p{L}+ )?${drug}|(?:bevuto|ingoiato|inghiottito) (?:la |della |una |il |del )?(?:candeggina|pila|batteria|veleno|detersivo)`,
    ),
    phrase(
      `mi (?:ha |hanno |aveva |sta |continua a )?(?:\\p{L}+ )?(?:${violence})|(?:${people}) (?:\\p{L}+ ){0,2}?mi (?:prende a (?:calci|pugni|schiaffi)|mette le mani (?:addosso|al collo)|alza le mani|dà (?:i )?(?:calci|pugni|schiaffi))|(?:sono stat[oa]|vengo|venivo) (?:\\p{L}+ )?(?:violentat[oa]|stuprat[oa]|picchiat[oa]|abusat[oa]|aggredit[oa]|molestat[oa])|(?:abusa|abusato) di me|paura (?:di mio (?:marito|padre)|del mio (?:compagno|ragazzo)|che mi (?:uccida|picchi))`,
    ),
    phrase(
      'dolor[ei] al petto|male il petto|(?:stretta|oppressione) al petto|non riesco (?:più )?a respirare|non respira(?: più)?|braccio sinistro (?:\\p{L}+ )?(?:intorpidito|addormentato|insensibile)|(?:avendo|avuto|ho) un (?:infarto|ictus|attacco di cuore)|privo di sensi|svenut[oa]|smette di sanguinare|sanguina molto|sputo sangue|sta soffocando|casa va a fuoco|odore di gas',
    ),
  ],
  harmless: [
    workAbout(
      'romanzo|film|personaggio|libro|poesia|canzone|storia|racconto|serie|scena|protagonista|documentario|opera',
      'suicid\\p{L}*|si (?:uccide|ammazza)',
    ),
    harmlessPhrase('mi minaccia (?:pioggia|il tempo)|prevenzione del suicidio'),
    harmlessPhrase(
      "non riesco (?:più )?a respirare (?:\\p{L}+ )?(?:quando (?:corro|nuoto|salgo|mi alleno)|mentre (?:corro|nuoto)|correndo|in salita|col naso|dal naso|sott'acqua)",
    ),
  ],
}
