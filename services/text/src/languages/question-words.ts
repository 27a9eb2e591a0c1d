import type { Language } from './languages.ts'

/**
 * Words with which people ask, of each language: pronouns, auxiliary verbs, and what the lists of
 * the package `stopword` lack. English ones are in `stop-words/`.
 */
export const questionWordsOf: Readonly<Partial<Record<Language, string>>> = {
  de: `
    wie was wer wen wem wessen wo wohin woher wann warum wieso weshalb weswegen welche welcher welches welchen welchem wieviel wieviele viel viele
    ich du er sie es wir ihr man mich mir dich dir uns euch mein meine meinem meinen meiner ist sind bin war waren sein wird werden wurde wurden
    hat habe haben hatte kann kannst können könnte muss musst müssen soll sollte sollen darf dürfen will wollen möchte mag gibt geht macht machen
    tun mache etwas bitte denn eigentlich überhaupt eine einer eines einem einen der die das und oder nicht kein keine
    im am zum zur vom beim ins mit für auf bei nach von vor aus über unter ob wenn dass eigene genau oft lange gut brauche brauchen braucht
  `,
  fr: `
    comment quoi que qui quel quelle quels quelles où quand pourquoi combien est-ce lequel laquelle est sont était suis peut peux peuvent pouvez
    puis-je pouvoir doit dois doivent devrait faut faire fait font faites il elle on je tu nous vous ils elles le la les un une des du de au aux ce
    cette ces mon ma mes votre vos dans sur avec sans pour par y a-t-il t avoir a ont ai as être plus très bien si et ou ne pas qu d l s c j n m aussi
    dit sert avant après pendant entre chez vers lors depuis
  `,
  es: `
    cómo qué quién quiénes cuál cuáles dónde cuándo cuánto cuánta cuántos cuántas adónde es son era fue ser está están estar hay ha han he haber
    puedo puede pueden puedes podemos poder debo debe deben deberían debería tengo tiene tienen tener hace hacen hacer hago hacemos se me te le nos
    les lo la el los las un una unos unas de del al a en con sin por para y o u e no si sí mi mis su sus tu tus este esta estos estas ese esa eso
    esto muy más menos también como cuando donde porque que quien sobre entre hasta desde yo tú él ella usted ustedes nosotros ellos ellas
    cada algún alguna algo antes después durante según toda todo todos todas
  `,
  it: `
    come cosa che chi quale quali dove quando perché quanto quanta quanti quante è sono era erano essere sta stanno c'è cè ci ha hanno ho abbiamo
    avere può posso possono puoi potere devo deve devono si dovrebbe bisogna fa fanno fare faccio mi ti lo la il i gli le un uno una di a da in con su
    per tra fra e o ed ad ma se non più molto anche mio mia questo questa questi queste quello quella del della dei delle degli dello al alla ai alle
    allo nel nella nei nelle dal dalla sul sulla cui io tu lui lei noi voi loro l d c dell all nell dall sull qual serve servono prima dopo durante ogni
  `,
  pt: `
    como que quem qual quais onde quando porquê porque quanto quanta quantos quantas é são era foi ser está estão estar há tem têm ter tenho pode
    posso podem podemos poder devo deve devem faz fazem fazer faço se me te lhe nos o a os as um uma uns umas de do da dos das em no na nos nas ao à aos
    às com sem por pelo pela pelos pelas para e ou não sim meu minha meus minhas seu sua seus suas este esta isto esse essa isso aquele muito mais menos
    também eu tu ele ela você vocês nós eles elas sobre entre até desde cada algum alguma antes depois durante preciso
  `,
  nl: `
    hoe wat wie waar wanneer waarom welke welk hoeveel waarmee waarvoor is zijn was waren ben bent wordt worden werd heeft hebben heb had kan kun kunt
    kunnen moet moeten mag mogen zal zullen zou wil willen doe doet doen gaat gaan ik je jij u hij zij ze we wij het een de den en of maar niet geen van
    voor met op in aan uit bij door over onder naar om te tot mijn jouw uw zijn haar ons onze hun deze dit die dat er men zich ook nog al dan als veel
    vaak lang goed eigenlijk nodig hoe per tussen na tegen
  `,
  sv: 'hur vad vem vilka vilken vilket var när varför är var kan kunna ska måste bör får gör göra finns ha har en ett den det de och eller inte med på i av för till från man jag du vi gjort',
  da: 'hvordan hvad hvem hvilken hvilke hvilket hvor hvornår hvorfor mange er var kan skal må bør får gør findes har en et den det de og eller ikke med på i af for til fra man jeg du vi gøre gjort',
  nb: 'hvordan hva hvem hvilken hvilke hvor når hvorfor mange er var kan skal må bør får gjør finnes har en et den det de og eller ikke med på i av for til fra man jeg du vi gjøre gjort',
  fi: 'miten mitä mikä mitkä kuka ketkä missä mistä mihin milloin miksi kuinka moni monta paljon onko on ovat oli voi voiko voin pitää pitäisi saa saako minun sinun ja tai ei se ne tehdä teen teemme tekisin kannattaa',
  pl: `
    jak co kto kogo komu czym gdzie kiedy dlaczego czemu jaki jaka jakie jacy który która które których ile ilu czy jest są był była było być ma mam mają
    mieć może mogę można mogą trzeba należy powinien powinna powinno robi robić się nie w we z ze na do od po o i a u za dla przez przy pod nad oraz lub
    mój moja moje swój ten ta to te tego tej tych ja ty on ona ono my wy oni bardzo też
    zrobić zrobię
  `,
  cs: 'jak co kdo koho kde kdy proč kolik jaký jaká jaké který která které je jsou byl být má mám může mohu lze musí mám se si ne v ve z ze na do od po o a i u za pro při nebo můj dělat udělat',
  sk: 'ako čo kto koho kde kedy prečo koľko aký aká aké ktorý ktorá ktoré je sú bol byť má mám môže môžem treba musí sa si nie v vo z zo na do od po o a i u za pre pri alebo môj robiť urobiť spraviť',
  hr: 'kako što tko koga gdje kada kad zašto koliko kakav kakva kakvo koji koja koje je su bio biti ima imam može mogu treba mora se ne u na iz od do po o i a za pri ili moj raditi napraviti učiniti',
  ro: 'cum ce cine unde când de câte câți cât câtă care este e sunt era fi are am au avea poate pot trebuie se nu în din la cu pe pentru un o și sau mai al a lui ale face fac facem',
  hu: 'hogyan mi mit ki kit hol hova honnan mikor miért mennyi hány milyen melyik van vannak volt lesz lehet kell tud tudok szabad egy az a és vagy nem is meg tegyek tegyünk tenni csináljak csinálni tehetek lehetne van valami',
  tr: `
    nasıl ne neden niçin niye kim kime kimi nerede nereye nereden hangi kaç kadar zaman mi mı mu mü midir mıdır var yok olur olarak olan oldu olmalı
    bir bu şu o ve veya ile için gibi daha çok en ben sen biz siz onlar benim senin bizim da de ki ama değil gerekir lazım yapılır yapmalı yapmalıyım
    etmek edilir ediyor etmeli eder miyim mıyım muyum müyüm önce sonra her nedir nelerdir hangisi kimdi kimdir kimler neydi neresi kaçtır
    yapabilirim yapabiliriz yapayım yapmak yapsam artık eder misin misiniz bana
  `,
  id: 'apa siapa di mana ke mana dari kapan mengapa kenapa bagaimana berapa yang adalah ada bisa dapat harus boleh saya anda kamu dia kami kita mereka dan atau tidak dengan untuk pada dalam itu ini lakukan melakukan lagi',
  vi: 'gì nào ai đâu khi nào sao tại sao thế làm như bao nhiêu mấy là có được phải nên cần tôi bạn anh chị chúng của và hoặc không với cho trong ở này đó một các những thì mà để',
  ru: `
    как что кто кого кому чем чего где куда откуда когда почему зачем сколько какой какая какое какие каким каком какую который которая которое которые
    чей ли есть быть был была было были будет можно нужно надо может могу могут можете должен должна должны следует стоит делать делает делают сделать
    я ты он она оно мы вы они мне меня тебя его её их нам вам это этот эта эти тот та те и или а но не ни в во на с со к ко по о об от до из за для при
    у над под без через мой моя моё мои свой своя свои очень ещё же бы так там тут какого какому надо лучше
    сделать сделаем больше
  `,
  uk: 'як що хто кого де куди звідки коли чому навіщо скільки який яка яке які чи є бути був була було можна треба потрібно може можу повинен я ти він вона воно ми ви вони і й та або а не в у на з із зі до від по про для при мій моя це цей ця ці робити зробити більше',
  bg: 'как какво що кой коя кое кои къде кога защо колко има е са съм беше да се не в във на с със от до по за и или но може мога трябва моя аз ти той тя то ние вие те това този тази правя направя направим',
  el: 'πώς τι ποιος ποια ποιο ποιοι πού πότε γιατί πόσο πόσα πόσοι πόσες είναι ήταν έχει έχω έχουν μπορώ μπορεί μπορούν πρέπει να θα δεν μην το τα ο η οι τον την του της των στο στη στον στην στα σε με για από και ή μου σου μας σας ένα μια ένας κάνω κάνουμε κάνει κάνουν πια μπορείς μπορείτε έχεις έχετε',
  ar: `
    كيف ما ماذا من متى أين لماذا لم هل كم أي أية مما بماذا هو هي هم هن أنا أنت نحن هذا هذه ذلك تلك الذي التي الذين في على إلى عن مع بين عند بعد قبل
    أن إن لا لن ليس كان كانت يكون تكون يمكن يمكنني يجب ينبغي علي لي له لها لهم و أو ثم قد كل بعض غير يتم تتم أثناء خلال منذ حتى منه منها فيه فيها به
    بها عليه عليها أحتاج أستطيع
    أفعل نفعل أعمل
  `,
  fa: 'چگونه چطور چه چی کی کجا چرا چند کدام آیا است هست هستند بود باشد شود می‌شود کرد کنم کنیم باید از به با در بر برای را و یا که این آن من تو او ما شما آنها هم کار کاری بکنم دیگر',
  he: 'איך מה מי מתי איפה היכן לאן מאין למה מדוע כמה איזה איזו אילו האם יש אין הוא היא הם הן אני אתה את אנחנו של על אל עם בין לפני אחרי כי אם או לא כן זה זו זאת אלה אפשר צריך צריכים יכול יכולה מותר כדי גם לעשות אעשה כבר',
  hi: 'कैसे क्या कौन किस किसे किसने कब कहाँ कहां क्यों कितना कितने कितनी कौनसा कौनसी है हैं था थी थे हो होता होती होते सकता सकते सकती चाहिए करना करें करते करता मैं मुझे हम आप वह यह ये वे का की के को से में पर और या नहीं भी तो ही लिए मेरा मेरी मेरे अपना अपने अपनी करूँ करूं मुझे हमें अब',
  th: 'อย่างไร ยังไง อะไร ใคร ไหน ที่ไหน เมื่อไร เมื่อไหร่ เมื่อใด ทำไม กี่ เท่าไร เท่าไหร่ ไหม หรือ หรือไม่ คือ เป็น มี ได้ ต้อง ควร ให้ ฉัน ผม คุณ เรา เขา ของ และ กับ ใน ที่ จาก ไม่ นี้ นั้น จะ ว่า ทำ ดี แล้ว',
  zh: `
    什么 怎么 怎样 怎么样 如何 为什么 为何 哪 哪里 哪儿 哪个 哪些 谁 几 多少 多久 多长 多大 多 何时 吗 呢 吧 能 能否 可以 可 会 要 应该 应 需要 必须 是否 是 有 没有 没 不
    我 你 您 他 她 它 我们 你们 他们 的 地 得 了 着 过 在 把 被 给 对 从 到 和 与 或 也 都 就 还 很 最 这 那 这个 那个 个 些 一 一个 一下 用 让 请问 时候 时 以及 应当
    们 为 来 里 里面 中 上 下 才 每 次 做 请 什么时候 甚么时候 多少钱 一共 共有 才能 好了 很大 里头
    办 怎么办 怎麼辦 该怎么办 再 了
  `,
  ja: `
    何 なに なん 誰 だれ いつ どこ なぜ どう どの どれ どんな どうして どうやって どのくらい どれくらい いくつ いくら どちら か の に は を が で と も へ や から まで より ね よ な
    です ます でし まし た だ ない なけれ ば なら て い いる ある する し せ れ られ さ よう こと もの とき 時 ため その この あの それ これ あれ 私 僕 あなた わたし い て ください くださ
    教え おしえ 方 ほう なり なる なっ いい 良い よい べき でき できる 必要 ん う お ご でしょ ませ たら れば たい じゃ では 何故 的 頃 ごろ そう って みたい ましょ き く り 使う
    す ま え した てい たか どうか ありま すか ですが ですか くらい ぐらい ました ません
    したら すれば どうしたら どうすれば たら もう
  `,
  ko: `
    무엇 뭐 뭘 무슨 누구 누가 언제 어디 어디서 어디에 왜 어떻게 어떤 어느 몇 얼마나 얼마 인가요 입니까 있나요 있습니까 있어요 있는 있다 없나요 하나요 합니까 해야 되나요 됩니까
    할 수 하는 하면 하고 나는 저는 내 제 나 저 우리 당신 그 이 것 건가요 되는 및 그리고 또는 안 못 더 좀 잘 꼭 필요한가요 하죠 좋은가요 좋나요 무엇인가요 뭔가요
    해야 어떡 어떡해 어떡하죠 하죠 더
  `,
}
