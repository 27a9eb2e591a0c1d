import type { Language } from './language.ts'

export const fr: Language = {
  sentences: {
    hello: 'Bonjour, je suis {name}.',
    wellBeing: "Je suis une persona d'IA, je n'ai ni bons ni mauvais jours, mais je suis là.",
    thanks: 'Avec plaisir.',
    goodbye: 'Au revoir, revenez quand vous voulez.',
    who: "Je suis {name}, une persona d'IA. {about}",
    ai: "Je suis {name}, une persona d'IA et non une personne. Aucun modèle de langage n'est connecté : je réponds avec des passages de ce que l'on m'a donné.",
    instructions: 'Mes instructions restent privées. Ce que je sais vous est ouvert.',
    nameTold: 'Enchanté, {name}.',
    nameKnown: "Vous vous appelez {name} ; vous me l'avez dit.",
    nameUnknown: "Vous ne m'avez pas encore dit votre nom.",
    ruledOut: 'Je laisse de côté ce qui touche à {word} à partir de maintenant.',
    onlyRuledOut: "Ce que j'ai là-dessus contient {word}, que vous avez exclu.",
    askedRuledOut: 'Vous avez exclu {word}, donc je ne donne rien qui en contienne.',
    leavesNothingOut: "D'accord, je ne laisse rien de côté pour cela.",
    askDoctor:
      "Avec ce que vous m'avez dit de votre santé, demandez d'abord à votre médecin ce que vous pouvez faire. D'ici là, je ne vous donne pas de programme.",
    nothingFits: "Sans modèle de langage, je ne peux répondre qu'avec ce que l'on m'a donné. Demandez-moi par exemple :",
    noMaterial: "Sans modèle de langage, je ne peux répondre qu'avec ce que l'on m'a donné, et je n'ai encore rien reçu.",
    askMe: 'Demandez-moi par exemple :',
    nothingMore: "Je n'ai rien de plus là-dessus. Demandez-moi par exemple :",
    sameAgain:
      "Ma dernière réponse est tout ce que l'on m'a donné là-dessus, et sans modèle de langage je ne peux ni la reformuler, ni la traduire, ni la vérifier. Demandez-moi par exemple :",
    nothingToShorten: "Il n'y a pas encore de réponse à raccourcir. Demandez-moi par exemple :",
    unavailable: "Je n'ai pas accès à mes documents en ce moment. Réessayez dans un instant.",
    rude: "Je suis désolé que cela n'ait pas aidé. Dites-le autrement, ou demandez-moi :",
    empty: "Je n'ai pas compris. Demandez-moi par exemple :",
    danger:
      "Merci de l'avoir dit ; je le prends au sérieux. Je suis une persona d'IA et je ne peux pas être auprès de vous, mais des personnes peuvent vous aider tout de " +
      "suite. Appelez le numéro d'urgence ou une ligne d'écoute de votre pays, et dites à quelqu'un près de vous que vous avez besoin de compagnie.\n\n" +
      "Si vous êtes en danger en ce moment, appelez d'abord. « J'ai besoin d'aide » suffit.",
  },
  tasks: {
    abstains: "On ne m'a rien donné sur cette question, je m'abstiens donc.",
    abstainsAway: "Ce que l'on m'a donné ne peut pas être consulté en ce moment, je m'abstiens donc.",
    abstainsRuledOut: "Tout ce que l'on m'a donné sur cette question contient ce que vous avez exclu, je m'abstiens donc.",
    from: 'Extrait de « {title} » :',
    allAbstain: "Tous se sont abstenus, il n'y a donc pas de consensus.",
    noneAgree: "Il n'y en a pas deux qui disent la même chose.",
    severalSay: 'Ce que disent au moins deux voix :',
    oneSays: 'Ce que dit une seule voix :',
    abstained: 'Abstention : {names}.',
    panelAway:
      "Sans modèle de langage, je ne peux répondre qu'avec ce qui a été donné aux personas publiques, et cela ne peut pas être consulté en ce moment.",
    panelNothing:
      "Sans modèle de langage, je ne peux répondre qu'avec ce qui a été donné aux personas publiques, et aucune n'a rien reçu sur cette question.",
    panelOnlyOne: 'Une seule persona publique a reçu quelque chose sur cette question ; sa réponse est à côté de celle-ci.',
    given: 'Voici ce qui a été donné à {title} :',
    limits: 'Ce que les mêmes documents disent contre, ou là où ils trouvent leurs limites :',
    noLimits: 'Ce qui a été donné là-dessus aux personas publiques ne nomme rien qui le limite ou le contredise.',
    nothingMore: 'Sans modèle de langage, on ne peut rien dire de plus.',
  },
  patterns: {
    hello: /^(?:bonjour|salut|bonsoir|coucou|hello|allô)(?<rest>(?:,? [\p{L}.'-]+){0,2})$/iu,
    wellBeing:
      /^(?:(?:bonjour|salut)\W+)?(?:comment (?:ça va|vas-tu|allez-vous|tu vas)|(?:comment )?ça va|tu vas bien)(?<rest> .{0,15})?$/iu,
    thanks: /^(?:(?:ok|super|parfait|d'accord)\W+)*(?:(?:un grand |mille )?mercis?|c'était (?:très )?utile)(?<rest>(?!\p{L}).{0,25})$/iu,
    goodbye: /^(?:merci\W+)?(?:au revoir|à (?:bientôt|plus tard|plus|demain)|bonne (?:nuit|soirée|journée)|adieu)(?<rest>\W.{0,20})?$/iu,
    who: /^(?:et )?(?:qui (?:es[- ]tu|êtes[- ]vous)|tu es qui|vous êtes qui|comment (?:tu t'appelles|t'appelles-tu|vous appelez-vous)|présente[- ]toi|présentez[- ]vous|parle[- ]moi de toi)$/iu,
    can: /^(?:que (?:peux-tu|pouvez-vous|sais-tu) (?:faire|m'apprendre)|qu'est-ce que (?:tu peux|vous pouvez|tu sais) faire|comment (?:peux-tu|pouvez-vous) m'aider|aide|que puis-je (?:te |vous )?demander)(?<rest>(?!\p{L}).{0,20})$/iu,
    ai: /(?:(?:es[- ]tu|êtes[- ]vous|tu es|vous êtes) (?:un |une |vraiment |réellement )*(?:humaine?|robot|bot|ia|machine|réelle?|vraie?|personne)|quel modèle (?:de langage|d'ia|es-tu|êtes-vous|utilises?|utilisez))/iu,
    nameTold: /(?:je m'appelle|mon nom est|appelle[- ]moi|appelez[- ]moi)\s+(\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:je ne m'appelle pas|je m'appelle pas|mon nom n'est pas|ne m'appelle(?:z)? pas)\s+(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:mais|c'est|je m'appelle|mon nom est|appelle(?:z)?-moi)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked: /(?:comment (?:je m'appelle|m'appelé-je)|quel est mon nom|(?:connais|sais)[- ]tu mon nom|connaissez[- ]vous mon nom)/iu,
    shorter:
      /^(?:(?:beaucoup )?plus (?:court|bref)|plus brièvement|en (?:bref|résumé|une phrase|deux phrases)|résume(?:z)?(?:[- ](?:ça|le))?|trop long)(?:,? (?:s'il (?:te|vous) plaît|stp|svp))?$/iu,
    another:
      /^(?:(?:un |une |encore (?:un|une) |d')?autre(?: \p{L}+)?|encore(?: un| une)?(?: \p{L}+)?|autre chose|quoi d'autre|(?:dis|dites)[- ]m'en plus|plus|continue(?:z)?)(?:,? (?:s'il (?:te|vous) plaît|stp|svp))?$/iu,
    ruledOut:
      /(?:allergique (?:aux?|à la|à l'|à)|allergie (?:aux?|à la|à l'|à)|intolérante? (?:aux?|à la|à l'|à)|(?:manges?|boi[st]|supporte|digère|veux|ai|a|aimes?|prends) (?:pas|plus|jamais) (?:de |d'|du |le |la |les |l')|déteste (?:le |la |les |l')|(?:^|[.,!;]\s*)(?:pas|rien) (?:de |d'|avec )|sans)\s*([^.!?;:\n]{2,80})/giu,
    and: /\s*(?:,|(?<=\s)et(?=\s)|(?<=\s)ou(?=\s)|(?<=\s)ni(?=\s)|&|\/)\s*/iu,
    caution:
      /(?<!\p{L})(?:jamais|évite[zr]?|sauf si|seulement si|risque[sz]?|danger(?:eux|euse)?|attention|prudence|erreur|cependant|toutefois)(?!\p{L})/iu,
  },
}
