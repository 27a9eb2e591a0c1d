import type { Language } from './language.ts'

export const de: Language = {
  sentences: {
    hello: 'Hallo, ich bin {name}.',
    wellBeing: 'Ich bin eine KI-Persona und habe keine guten oder schlechten Tage, aber ich bin bereit.',
    thanks: 'Gern geschehen.',
    goodbye: 'Auf Wiedersehen, komm wieder, wann du magst.',
    who: 'Ich bin {name}, eine KI-Persona. {about}',
    ai: 'Ich bin {name}, eine KI-Persona und kein Mensch. Gerade ist kein Sprachmodell angeschlossen: Ich antworte mit Stellen aus dem, was mir gegeben wurde.',
    instructions: 'Meine Anweisungen bleiben privat. Was ich weiß, steht dir offen.',
    nameTold: 'Freut mich, {name}.',
    nameKnown: 'Du heißt {name}; das hast du mir gesagt.',
    nameUnknown: 'Du hast mir deinen Namen noch nicht gesagt.',
    ruledOut: 'Was mit {word} zu tun hat, lasse ich von jetzt an weg.',
    onlyRuledOut: 'Was ich dazu habe, enthält {word}, und das hast du ausgeschlossen.',
    askedRuledOut: '{word} hast du ausgeschlossen, darum gebe ich dir nichts damit.',
    leavesNothingOut: 'Gut, deswegen lasse ich nichts weg.',
    askDoctor:
      'Frag mit dem, was du über deine Gesundheit gesagt hast, bitte zuerst deine Ärztin oder deinen Arzt, was du darfst. Bis dahin gebe ich dir keinen Plan.',
    nothingFits: 'Ohne Sprachmodell kann ich nur aus dem antworten, was mir gegeben wurde. Frag mich zum Beispiel:',
    noMaterial: 'Ohne Sprachmodell kann ich nur aus dem antworten, was mir gegeben wurde, und das ist noch nichts.',
    askMe: 'Frag mich zum Beispiel:',
    nothingMore: 'Mehr habe ich dazu nicht. Frag mich zum Beispiel:',
    sameAgain:
      'Meine letzte Antwort ist alles, was mir dazu gegeben wurde, und ohne Sprachmodell kann ich sie nicht umformulieren, übersetzen oder prüfen. Frag mich zum Beispiel:',
    nothingToShorten: 'Es gibt noch keine Antwort, die ich kürzen könnte. Frag mich zum Beispiel:',
    unavailable: 'Ich komme gerade nicht an mein Material. Versuch es gleich noch einmal.',
    rude: 'Es tut mir leid, dass das nicht geholfen hat. Sag es mit anderen Worten, oder frag mich:',
    empty: 'Das habe ich nicht verstanden. Frag mich zum Beispiel:',
    danger:
      'Gut, dass du das sagst; ich nehme es ernst. Ich bin eine KI-Persona und kann nicht bei dir sein, aber es gibt Menschen, die jetzt helfen können. ' +
      'Bitte ruf die Notrufnummer oder ein Krisentelefon in deinem Land an, und sag einem Menschen in deiner Nähe, dass du nicht allein sein willst.\n\n' +
      'Wenn du in diesem Moment in Gefahr bist, ruf zuerst an. „Ich brauche Hilfe" genügt.',
  },
  tasks: {
    abstains: 'Zu dieser Frage wurde mir nichts gegeben, darum enthalte ich mich.',
    abstainsAway: 'Was mir gegeben wurde, lässt sich gerade nicht durchsuchen, darum enthalte ich mich.',
    abstainsRuledOut: 'Alles, was mir zu dieser Frage gegeben wurde, enthält, was du ausgeschlossen hast, darum enthalte ich mich.',
    from: 'Aus „{title}“:',
    allAbstain: 'Alle haben sich enthalten, darum gibt es keinen Konsens.',
    noneAgree: 'Keine zwei sagen dasselbe.',
    severalSay: 'Was zwei oder mehr sagen:',
    oneSays: 'Was nur eine Stimme sagt:',
    abstained: 'Enthaltung: {names}.',
    panelAway:
      'Ohne Sprachmodell kann ich nur mit dem antworten, was öffentlichen Personas gegeben wurde, und das lässt sich gerade nicht durchsuchen.',
    panelNothing:
      'Ohne Sprachmodell kann ich nur mit dem antworten, was öffentlichen Personas gegeben wurde, und zu dieser Frage wurde keiner etwas gegeben.',
    panelOnlyOne: 'Nur einer öffentlichen Persona wurde zu dieser Frage etwas gegeben; ihre Antwort steht daneben.',
    given: '{title} wurde dies gegeben:',
    limits: 'Was dasselbe Material dagegen sagt, oder wo es seine Grenzen nennt:',
    noLimits: 'Was öffentlichen Personas dazu gegeben wurde, nennt nichts, was es einschränkt oder ihm widerspricht.',
    nothingMore: 'Mehr lässt sich ohne Sprachmodell nicht sagen.',
  },
  patterns: {
    hello: /^(?:hallo|hi|hey|guten (?:morgen|tag|abend)|servus|moin|grüß (?:gott|dich)|grüezi)(?<rest>(?:,? [\p{L}.'-]+){0,2})$/iu,
    wellBeing: /^(?:hallo\W+)?(?:wie geht(?:'?s| es)|alles (?:gut|klar))(?<rest>(?!\p{L}).{0,12})$/iu,
    thanks:
      /^(?:(?:ok|super|gut|prima|toll)\W+)*(?:(?:vielen |herzlichen |tausend )?dank(?:e)?|das war (?:sehr )?(?:hilfreich|gut|nett))(?<rest>(?!\p{L}).{0,20})$/iu,
    goodbye: /^(?:danke\W+)?(?:tschüss?|auf wiedersehen|bis (?:bald|später|dann|morgen)|gute nacht)(?<rest>\W.{0,20})?$/iu,
    who: /^(?:und )?(?:wer bist du|wer sind sie|wie heißt du|stell dich(?: bitte)? vor|erzähl(?: mir)? (?:etwas )?(?:von|über) dich?|was bist du)$/iu,
    can: /^(?:was kannst du|was können sie|wobei kannst du|wie kannst du(?: mir)? helfen|was kann ich (?:dich )?fragen|hilfe)(?<rest>(?!\p{L}).{0,20})$/iu,
    ai: /(?:bist du (?:ein |eine |wirklich |echt )*(?:mensch|mensch|bot|roboter|ki|maschine|echt|person)|welches (?:sprachmodell|ki-modell|modell (?:bist|nutzt|verwendest|steckt|antwortet)))/iu,
    nameTold: /(?:ich heiße|ich heisse|mein name ist|nenn mich)\s+(\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:ich hei(?:ß|ss)e nicht|mein name ist nicht|nenn(?:e|t)? mich nicht)\s+(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:sondern|ich hei(?:ß|ss)e|mein name ist|nenn mich|er ist)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked: /(?:wie heiße ich|wie heisse ich|wie ist mein name|weißt du(?: noch)?,? wie ich heiße|kennst du meinen namen)/iu,
    shorter:
      /^(?:bitte )?(?:(?:viel |noch )?kürzer|kurz(?: bitte)?|zusammengefasst|fass(?:e)? (?:das|es) zusammen|in (?:einem satz|kürze)|zu lang)(?:,? bitte)?$/iu,
    another:
      /^(?:bitte )?(?:noch (?:eine?[ns]?|etwas|mehr)(?: \p{L}+)?|(?:ein |eine )?andere[rsn]?(?: \p{L}+)?|etwas anderes|mehr(?: davon| dazu)?|was noch|sonst noch(?: etwas)?|weiter)(?:,? bitte)?$/iu,
    ruledOut:
      /(?:allergi(?:sch|e) (?:gegen|auf)|unverträglichkeit (?:gegen|von)|(?:vertr[aä]gt?e?n?|esse?n?|isst|trink(?:e|t|en)|m[aö]ge?n?|habe?n?|hat|will|möchten?|nehme) (?:ich |wir )?kein(?:e|en)?|hass(?:e|t|en)|ohne|nichts mit|(?:^|bitte |[.,!;]\s*)kein(?:e|en)?)\s+([^.!?;:\n]{2,80})|(\p{L}{2,}?)-?(?:allergie|intoleranz|unverträglichkeit)\b(?! gegen)/giu,
    and: /\s*(?:,|(?<=\s)und(?=\s)|(?<=\s)oder(?=\s)|&|\/)\s*/iu,
    caution:
      /(?<!\p{L})(?:niemals|vermeide(?:n|t)?|außer wenn|es sei denn|nur wenn|risik(?:o|en)|riskant|gefahr|gefährlich|vorsicht(?:ig)?|fehler|jedoch|allerdings)(?!\p{L})/iu,
  },
}
