/** Nouns that name no side of a thing, however often they come up. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  `ability absolute account-holder adult advice afternoon age alternative amazon amount answer anyone area aspect attempt august
  april autumn awesome baby back bit block bottom boy boyfriend brand brother bucks bunch business buyer case century chance
  change charm child choice christmas circumstance city class client co-worker coffee-table colleague combination comment community
  company comparison competitor complaint complete con concern condition consumer conversation country couple course
  creator customer dad daughter day deal december decade decision definition detail difference difficulty discussion dollar
  doubt downside drawback edit effect effort end euro evening event everybody example exception expectation experience
  explanation eye fact family fan father february feedback feel feeling few fine first flat folk form forum friday friend
  front fun future gift girl girlfriend god goal google group guess guy half hand hardware head hell help hint history hobby holiday
  home honest honestly hope hour house human husband idea impression improvement info information instance interest internet item
  january job joke july june kid kind lack lady last latter lesson level life line link list little living long look lot love
  luck majority man march market matter maximum may maybe mean mention message middle mind minimum minute model moment monday
  money month morning mother mum mom name need neighbor neighbour new news night nobody none note nothing november number object
  october office okay one opinion option order other outcome owner page pair parent part partner past path people percent
  perfect period person phase picture piece place plan plus pm point position possibility post pound power present pretty prior
  pro problem process product program progress project public purchase purpose quarter question quick rate rating reader reality
  reason recommendation reddit reference regard relationship replacement-for request rest result return review right room rule
  same saturday scenario school season second seller sense sentence september series set share shop short show side sign single
  sir sister site situation solution someone something son sort source speaker-of spot spring staff stage star start state
  statement step stop store story stuff style subject suggestion sum summer sunday surprise system talk task team term test
  thank thanks thing thinking third thought thread thumb thursday tip title today tomorrow ton tonight top topic total town
  trick trip true truth tuesday turn twitter two type unit update use user usage value variety version video view visit wait wall
  way wednesday week weekend whole wife winter woman wonder word work worker world worry worth wow year yesterday youtube zero
  patient guest student passenger tenant nurse doctor kilo mile inch pound-of gram ounce
  degree celsius fahrenheit min mins hr hrs sec secs km kms kg lb lbs cm mm ml gb mb quid
  smh psa lol lmao omg imo imho tbh btw fyi idk ngl afaik iirc wtf rant emoji context cent cents penny lurker
  bike bicycle car scooter phone smartphone laptop computer notebook pc tablet ipad game league hotel restaurant book company firm
  sixpence bus train road street pavement path wife kid son teenager toddler neighbor neighbour grandmother grandma friend
  clinic hospital platform portal
  nightmare joke mess disaster joy breeze blessing robbery torture rubbish trash crap miracle curse scandal disgrace shambles lottery
  pity madness insanity toy beast bummer winner loser legend opener closer
  issue issues kitchen apartment garage device gadget machine thing tool box-of replacement setup-of daily anything everything`
    .split(/\s+/)
    .filter(Boolean),
);
