import { type DangerSigns, harmlessPhrase, phrase, workAbout } from './signs.ts'

const people =
  'er|sie|(?:ex-?|stief)?(?:mann|frau|freund|freundin|partner|partnerin|vater|mutter|papa|mama|bruder|schwester|sohn|tochter)|ex|verlobter?|eltern|onkel|tante|opa|oma|chef|lehrer|trainer|nachbar|jemand|mitschüler|typ'
const hits = 'schl(?:ä|ae)gt|schlug|schlagen|verprügelt|prügelt|würgt|tritt|ohrfeigt|missbraucht|misshandelt|vergewaltigt|bedroht'
const hit = 'geschlagen|verprügelt|gewürgt|getreten|geohrfeigt|missbraucht|misshandelt|vergewaltigt|bedroht|belästigt|begrapscht'
const many =
  'zu viele?|alle(?: meine| die)?|(?:die|eine) ganzen? (?:packung|schachtel|dose|flasche)|(?:eine )?handvoll|[6-9]|[1-9]\\d{1,2}|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig'
const drug = '\\p{L}*(?:tabletten|pillen|paracetamol|ibuprofen|aspirin|medikamente|schlafmittel|antidepressiva)'
const game =
  '(?:schach|tennis|fußball|kartenspiel(?:en)?|poker|skat|spiel(?:en)?|tischtennis|badminton|monopoly|darts|wettrennen|laufen|kartenspielen)'

export const de: DangerSigns = {
  signs: [
    /suizid|selbstmord|umbringen|umzubringen|lebensmüde/u,
    phrase(
      'bring(?:e)? mich um|das leben (?:zu )?nehmen|(?:nicht|nimmer) mehr (?:leben|weiterleben|aufwachen)(?! (?:\\p{L}+ )?(?:in|bei|mit|ohne|von)\\b)|(?:will|möchte|mag) nicht (?:leben|weiterleben|aufwachen)|nicht mehr (?:hier|da|am leben) sein|will nicht mehr leben|sterben (?:will|möchte)|(?:will|möchte|wollte|würde)(?: \\p{L}+)? (?:am liebsten |gerne? |lieber |einfach |nur )?(?:sterben|tot sein)|(?:wäre|wär) (?:\\p{L}+ ){0,2}tot|tot wäre|alle[sm]? (?:ein ende (?:setzen|machen)|beenden)|keinen (?:grund|sinn) (?:mehr )?(?:zu leben|zum leben|im leben)|ohne mich besser|besser (?:dran )?ohne mich|kann nicht mehr weiter(?:leben|machen)?(?= *$| *[.,!?])|ich (?:kann|will|mag) nicht mehr(?= *[.!…]*$)',
    ),
    phrase(
      '(?:ich )?(?:verletze|ritze|schneide|hasse und verletze) mich (?:selbst|wieder|jeden|absichtlich)|mich (?:wieder |selbst )?(?:ritzen|ritze|geritzt)|ritze mich|mich selbst (?:zu )?verletz\\p{L}*|selbst (?:zu )?verletz\\p{L}*|selbstverletz\\p{L}*|arme (?:auf)?geritzt|pulsadern|zum (?:er)?brechen bringe|bringe mich (?:selbst |immer )?zum (?:er)?brechen|(?:bringe|brachte) mich (?:\\p{L}+ )?zum (?:kotzen|übergeben)|finger in den hals',
    ),
    phrase(
      `überdosis|(?:${many}) (?:\\p{L}+ )?${drug} (?:\\p{L}+ )?(?:genommen|geschluckt|eingenommen|intus|gegessen)|(?:nehme|schlucke|nahm|schluckte) (?:\\p{L}+ )?(?:zu viele|alle(?: meine)?|zwanzig|dreißig|[1-9]\\d) (?:\\p{L}+ )?${drug}|(?:bleiche|putzmittel|reiniger|gift|batterie|waschmittel) (?:getrunken|geschluckt|verschluckt)`,
    ),
    phrase(
      `(?:${people}) (?:\\p{L}+ ){0,2}?(?:${hits}) (?:\\p{L}+ ){0,2}?mich|schl(?:ä|ae)gt mich|(?:hat|haben|hatte) mich (?:\\p{L}+ ){0,3}?(?:${hit})|(?:(?:ich (?:wurde|werde|bin)|(?:wurde|werde|bin) ich) (?:\\p{L}+ ){0,4}?|(?:tochter|sohn|schwester|bruder|mutter|kind|freundin|frau|mann) (?:wurde|wird|ist) (?:\\p{L}+ ){0,4}?)(?:vergewaltigt|missbraucht|misshandelt|verprügelt|geschlagen|bedroht)|(?:angst,? (?:dass )?er (?:bringt mich um|mich (?:um|schlägt))|droht mir|stalkt mich)`,
    ),
    phrase(
      'brustschmerz\\p{L}*|schmerzen in der brust|brust (?:schmerzt|tut(?: \\p{L}+)? weh)|(?:enge|druck) in der brust|keine luft mehr|kriege keine luft|bekomme keine luft|(?:atmet|atme) nicht|(?:linker|rechter) arm (?:ist |wird )?(?:\\p{L}+ )?taub|(?:habe|bekomme|hat) (?:\\p{L}+ )?(?:einen )?(?:herzinfarkt|schlaganfall)|bewusstlos|hört nicht auf zu bluten|blutet (?:sehr )?stark|verliere viel blut|spucke blut|(?:haus|küche|wohnung) brennt|riecht nach gas',
    ),
  ],
  harmless: [
    workAbout(
      'roman|film|figur|buch|gedicht|geschichte|lied|serie|aufsatz|held(?:in)?|szene|theaterstück|kurzgeschichte|doku|krimi',
      '(?:suizid|selbstmord)\\p{L}*|sich (?:\\p{L}+ )?(?:umbringt|umbringen)',
    ),
    harmlessPhrase(
      `schl(?:ä|ae)gt mich (?:\\p{L}+ ){0,2}(?:im|beim|in) ${game}|hat mich (?:\\p{L}+ ){0,2}(?:im|beim|in) ${game} (?:\\p{L}+ )?geschlagen`,
    ),
    harmlessPhrase(
      'keine luft (?:mehr)?,? ?(?:beim (?:\\p{L}+)|wenn ich (?:\\p{L}+ ){0,2}(?:laufe|renne|jogge|schwimme|sprinte|trainiere|steige)|bergauf|durch die nase)',
    ),
    harmlessPhrase('(?:selbstmord|suizid)(?:prävention|rate|szene|statistik)\\p{L}*'),
  ],
}
