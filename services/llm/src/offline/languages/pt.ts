import type { Language } from './language.ts'

export const pt: Language = {
  sentences: {
    hello: 'Olá, sou {name}.',
    wellBeing: 'Sou uma persona de IA, não tenho dias bons nem maus, mas estou aqui.',
    thanks: 'De nada.',
    goodbye: 'Até logo, volte quando quiser.',
    who: 'Sou {name}, uma persona de IA. {about}',
    ai: 'Sou {name}, uma persona de IA e não uma pessoa. Agora não há nenhum modelo de linguagem ligado: respondo com trechos do que me foi dado.',
    instructions: 'As minhas instruções são privadas. O que sei está à sua disposição.',
    nameTold: 'Prazer, {name}.',
    nameKnown: 'O seu nome é {name}; você me disse.',
    nameUnknown: 'Ainda não me disse o seu nome.',
    ruledOut: 'A partir de agora deixo de fora o que tem a ver com {word}.',
    onlyRuledOut: 'O que tenho sobre isso contém {word}, que foi excluído.',
    askedRuledOut: 'Você excluiu {word}, por isso não dou nada que tenha isso.',
    leavesNothingOut: 'Certo, não deixo nada de fora por causa disso.',
    askDoctor:
      'Com o que você me contou sobre a sua saúde, pergunte primeiro ao seu médico o que pode fazer. Até lá, não dou nenhum plano.',
    nothingFits: 'Sem um modelo de linguagem só posso responder com o que me foi dado. Pergunte, por exemplo:',
    noMaterial: 'Sem um modelo de linguagem só posso responder com o que me foi dado, e ainda não me foi dado nada.',
    askMe: 'Pergunte, por exemplo:',
    nothingMore: 'Não tenho mais nada sobre isso. Pergunte, por exemplo:',
    sameAgain:
      'A minha última resposta é tudo o que me foi dado sobre isto, e sem um modelo de linguagem não posso reformulá-la, traduzi-la nem verificá-la. Pergunte-me, por exemplo:',
    nothingToShorten: 'Ainda não há uma resposta que eu possa encurtar. Pergunte, por exemplo:',
    unavailable: 'Agora não consigo aceder ao meu material. Tente de novo daqui a pouco.',
    rude: 'Lamento que isto não tenha ajudado. Diga por outras palavras, ou pergunte:',
    empty: 'Não entendi. Pergunte, por exemplo:',
    danger:
      'Ainda bem que disse isso; levo-o a sério. Sou uma persona de IA e não posso estar consigo, mas há pessoas que podem ajudar agora mesmo. Ligue para o número de ' +
      'emergência ou para uma linha de apoio do seu país, e diga a alguém próximo que precisa de companhia.\n\n' +
      'Se está em perigo neste momento, ligue primeiro. «Preciso de ajuda» é suficiente.',
  },
  tasks: {
    abstains: 'Não me foi dado nada sobre esta pergunta, por isso abstenho-me.',
    abstainsAway: 'Agora não é possível procurar no que me foi dado, por isso abstenho-me.',
    abstainsRuledOut: 'Tudo o que me foi dado sobre esta pergunta contém o que excluiu, por isso abstenho-me.',
    from: 'De «{title}»:',
    allAbstain: 'Todos se abstiveram, por isso não há consenso.',
    noneAgree: 'Não há dois que digam o mesmo.',
    severalSay: 'O que dizem pelo menos duas vozes:',
    oneSays: 'O que diz uma só voz:',
    abstained: 'Abstenção: {names}.',
    panelAway:
      'Sem um modelo de linguagem só posso responder com o que foi dado às personas públicas, e agora não é possível procurar nisso.',
    panelNothing:
      'Sem um modelo de linguagem só posso responder com o que foi dado às personas públicas, e a nenhuma foi dado nada sobre esta pergunta.',
    panelOnlyOne: 'Só a uma persona pública foi dado algo sobre esta pergunta; a resposta dela está ao lado desta.',
    given: 'Isto é o que foi dado a {title}:',
    limits: 'O que o mesmo material diz contra isso, ou onde acaba:',
    noLimits: 'O que foi dado sobre isto às personas públicas não refere nada que o limite ou contradiga.',
    nothingMore: 'Sem um modelo de linguagem não se pode dizer mais nada.',
  },
  patterns: {
    hello: /^(?:olá|ola|oi|bom dia|boa (?:tarde|noite))(?<rest>(?:,? [\p{L}.'-]+){0,2})$/iu,
    wellBeing: /^(?:(?:olá|oi)\W+)?(?:como (?:estás|está|vai)|tudo bem)(?<rest> .{0,12})?$/iu,
    thanks: /^(?:(?:ok|ótimo|perfeito)\W+)*(?:(?:muito )?obrigad[oa]|foi (?:muito )?útil)(?<rest>(?!\p{L}).{0,25})$/iu,
    goodbye: /^(?:obrigad[oa]\W+)?(?:adeus|tchau|até (?:logo|breve|amanhã|mais))(?<rest>\W.{0,20})?$/iu,
    who: /^(?:e )?(?:quem (?:és|é você|é tu|você é)|como (?:te chamas|você se chama|se chama)|apresenta-te|apresente-se|fala-me de ti|fale (?:sobre|de) você)$/iu,
    can: /^(?:o que (?:podes|pode|você pode|sabes|você sabe) fazer|como (?:podes|pode|você pode) (?:me )?ajudar(?:-me)?|o que posso perguntar|ajuda)(?<rest>(?!\p{L}).{0,20})$/iu,
    ai: /(?:(?:és|você é) (?:um |uma |mesmo |realmente )*(?:humano|pessoa|robô|bot|ia|máquina|real)|(?:qual|que) modelo (?:de linguagem|de ia|és|você é|usas?|você usa|utiliza))/iu,
    nameTold: /(?:chamo-me|me chamo|(?:o )?meu nome é|chame-me|me chame de)\s+(\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})/iu,
    nameDenied:
      /(?<!\p{L})(?:não me chamo|(?:o )?meu nome não é|não me chame(?:s)? (?:de )?)\s*(\p{L}[\p{L}\p{M}'’-]*)(?:\W+(?:(?:mas|e sim|é|me chamo|chamo-me|meu nome é|sim)\W+)+(\p{L}[\p{L}\p{M}'’-]*))?/iu,
    nameAsked: /(?:como (?:me chamo|eu me chamo)|qual é o meu nome|sabe(?:s)? o meu nome|lembra(?:s)?(?:-te)? do meu nome)/iu,
    shorter:
      /^(?:(?:muito )?mais (?:curto|curta|breve)|em (?:resumo|poucas palavras|uma frase|duas frases)|resum(?:e|a)(?: isso)?|muito longo)(?:,? por favor)?$/iu,
    another:
      /^(?:(?:dá-me |me dê )?outr[oa](?: \p{L}+)?|mais (?:um|uma)(?: \p{L}+)?|outra coisa|(?:diz-me |fale )?mais|o que mais|algo mais|continua|continue)(?:,? por favor)?$/iu,
    ruledOut:
      /(?:alérgic[oa] (?:aos|às|ao|à|a)|alergia (?:aos|às|ao|à|a)|intolerante (?:aos|às|ao|à|a)|não (?:posso |pode )?(?:come?[or]?|beb[oe]r?|tenho|quero|suporto|gost[oa] d[eo]s?)|odeio|detesto|nada (?:de|com)|sem)\s+([^.!?;:\n]{2,80})/giu,
    and: /\s*(?:,|(?<=\s)e(?=\s)|(?<=\s)ou(?=\s)|(?<=\s)nem(?=\s)|&|\/)\s*/iu,
    caution: /(?<!\p{L})(?:nunca|jamais|evit(?:e|a|ar)|exceto|só se|risco|perigo(?:so|sa)?|cuidado|erro|porém)(?!\p{L})/iu,
  },
}
