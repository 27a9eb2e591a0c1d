/**
 * Given names that are also everyday words or places. In lower case, or at the start of a sentence, they count as words. Source: words that
 * are in lower case at least 30 times in the 51 million words of SUBTLEX-US (subtitles of English films), with additions by hand.
 */
export const everydayNames: ReadonlySet<string> = new Set(
  `
  able admire adoration adore aerial africa ai aid aide aimed ajar aka alabama albino alias alley allure alone alter amateur amazing
  amber ambrosia america ami amid amour analyse angel angelic angels angle ante anthem any apple april arcade arch aren arena aria arrow
  art ascension asia atom august aura austin autumn axle baby baker bam bamboo banks baron basil bathe bay bear beautiful beauty believe
  bell bent berlin bet bilge bill bin bishop blade blaze bless blessed blessing bleu bliss blossom blue bode bona bonnet bonny bony boss
  bow boy brain bran brandy brave brazil breeze breezy brick brig bright brighten brook brooklyn brown brunette buddy bun cache cadet
  cage caliber camel cameo camp candy cane cannon canon captain carolina carry cartel carter case cash cashmere catch catcher cayenne
  celestial chain champ champion chance channel chaos chapel charisma charity charm chase chastity check chelsea cherish cherry chief
  china chip chosen christen christian cinch cinnamon clarity clay clemency clementine clever cliff cloud clove clover coal coco comfort
  conception concession consolation constant cooper copper cord corpus cosmo cotton courage court coy crash crew crews cricket cross
  cruise crystal curd czar daily daisy dakota dale dallas dame dandy darling dash dawn days dean deejay deep deja delight demon den
  denim denver deny desire destiny devote diamond diary dicey dick diesel dine divine divinity dominion donate done dove dragon dream
  drew dries driver duke dune dung earl early earnest edge edit egypt else emperor envy epiphany era ermine ese essence eternity even
  ever expedite fable faith faker fancy fantasy fares fate favor favour feather feeling feline fella ferry filly florence forest forever
  forrest fortune fox franc france frank frankly free freedom future gala galaxy gates gauge general genes geneva genie gentry georgia
  germany gift ginger girl given glen glory goddess godson golden gorge gorgeous grace gracious gram granite grant gray great greatness
  grey grit guide guy hall halo handsome handy happy harm harp harsh haven havoc haze heath heaven heavenly heiress hero hill hind
  holiday honesty honey honor hope horizon houston hug hung hunter idea imagine india indie infant infinity innocence innocent ion iris
  iron island israel italy ive ivory ivy jack jackson jade jam jams japan java jazz jelly jet jewel jewels job jordan journey joy joys
  judge june jury justice kale karma keen kenya keys kin kinda kindred king kingdom kismet kit knowledge koi laddie lady laid lain lake
  landing lark late laude lavender law leaf lean ledger legacy legend lens liberty lie lies life light lilac lily lincoln line lines
  link lion lira lively liven loan london long loo lore love lovely loyal loyalty luck lucky lug lullaby luna lyra lyric lyrics madly
  madrid magic mahogany maid maiden major male malice man mandolin mane mania mano manual many maple margarita marigold marina mark
  marquee marry mars marshall martial martyr marvel marvellous marvelous mason master mat mate mats maximum may mea meadow meet melody
  memory mercury mercy merit messy mexico mignon milady mile miles million mine minor miracle mirage missing mister misty mitt modesty
  moly money montana moon morning moxie muse mystery mystic nail nation nature nemesis nevada newton nil nine noble noodles nor north
  notorious nova oak oasis ocean olive ones ons opera ora orchid orlando ours owe pace page paisley pal paprika paradise paris parish
  park parker parks parley passion pate patience patient patron paw peace peaches pearl pearly pebbles peer penny pep pepper per phoenix
  pie pier pilot pixie plume poem poet poetry pole polo potter prairie precious premier pretty price priest prima prime primitive
  princess pristine prodigy promise prosper prosperity prudent prune purification purity purpose python que queen quest rabbi race racer
  rage raid rain rainbow rainy ram ransom read real reality rebel reed reef rehab reign rejoice remedy renal revel rhythm rich rider
  ridge righteous rim riot river robin rock rocket rod rogue roman romance rome rope rosary rose rosemary rowdy royal royalty ruby ruddy
  rumor rush russia rut rye saber sable sad safari saffron saga sage sahib said sailor salami saline samba same sane sang sapphire saran
  satchel savannah savant savin savior saw say scout season second secret semi sender sera serene serenity seven sever severe shade
  shadow shady sham shanty sheik sheikh shine shiny shone shooter shun shy shyness sierra silly silver sincere sir sire siren ski sky
  slate slay slime sly snow soda solace sole son sonata sonnet sorrel sory soul spain sparkle spirit spring star starlet steel stellar
  steward stone storm stormy story styles sublime success sultan summer summit sun sundae sunny sunset sunshine swami sway sweet sweety
  swing sydney symphony taco tad tag tailor tan tango tank taylor tea teal tee tempest temple testimony thane thong thunder thy tiara
  tiger till timber time tin ting tome ton tor trace tracker tram tray treasure trig trip trooper true truly trust truth tuba tuck tulip
  tuna turner turquoise twilight tyke tyranny tyre unique unity unknown urban usher valor vanity velvet venus victoria victorious
  victory vienna viola violet virginia visitation vital wail walker ward washington ways wealth west whisper wills windy winner winter
  wisdom wolf wood wren yen yon young
  `.split(/\s+/),
)
