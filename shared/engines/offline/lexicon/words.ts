import { pluralBySingular, singularByPlural, uncountableNouns } from './nouns.ts';
import { verbs } from './verbs.ts';

const FUNCTION = `a an the and or but nor so yet if then than as at by for from in into of off on onto out over per to up upon via with within without about above across after against along among around before behind below
beneath beside besides between beyond despite down during except inside like near outside past since through throughout till toward towards under until unless because although though while whereas whether
i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself itself ourselves themselves this that these those who whom whose which what when where why how
am is are was were be been being have has had having do does did doing done can could may might must shall should will would ought not no yes
all any both each every few many more most much several some such other others another one two three four five six seven eight nine ten none nobody nothing anybody anyone anything everybody everyone everything somebody someone something
here there now just also too very really quite rather only even still already always never often sometimes again once twice ever maybe perhaps almost enough else instead however therefore moreover thus hence
i'm i've i'll i'd you're you've you'll you'd he's he'll he'd she's she'll she'd it's it'll we're we've we'll we'd they're they've they'll they'd that's there's what's who's let's
don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't ain't please thanks thank hi hello hey dear ok okay`;

const ADJECTIVES = `able afraid alone amazing angry annoying available aware awesome awful bad beautiful better best big blue boring brief bright broken brown busy careful cheap clean clear clever close cold comfortable common complete complex concise
confident confused confusing cool correct crazy creative critical current curious daily dark dead deep detailed different difficult dirty disappointed due early easy effective efficient empty entire exact excellent excited exciting expensive
experienced extra fair false familiar famous fancy fast final fine first formal free fresh friendly full fun funny future general generic gentle glad global good grateful great green happy hard healthy heavy helpful high honest hot huge human hungry important
impossible impressive incorrect independent initial innovative interested interesting internal international invalid kind large last late latest lazy legal less light little local long lost loud low lucky main major many mean medical mental minor missing modern monthly natural
nearby necessary negative nervous new next nice normal obvious odd old online open original other outdated own particular patient perfect permanent personal physical pink polite poor popular positive possible powerful practical precise pretty previous primary private
professional proper proud public quick quiet random rare raw ready real reasonable recent red regular relevant reliable responsible rich right rude sad safe same scared secure senior sensitive serious several sharp short sick similar simple single slow small smart
social solid sorry special specific stable standard strange strict strong stuck stupid successful sudden suitable sure surprised sweet tall technical terrible thirsty tired total tough traditional true typical ugly unable unclear unexpected unhappy unique
unknown unusual upcoming upset urgent useful useless usual valid various warm weak weekly weird white whole wide wild willing wonderful worried worse worst worth wrong yellow young`;

const MORE = `ability absolutely access accident according activity actually advance advantage age ago agency air alcohol algorithm amount analysis animal anyway apartment apparently apple approach arm art aspect assistance assistant attempt attention audience august autumn away baby background
balance ball basic basically basis bathroom beach beginner beginning behavior behaviour benefit bit blood body bottom bread break breakfast breath breathe calendar camp campaign cancer cash cause center centre central century certain certainly challenge chance cheese chicken chocolate
church clearly clothes coast collection combination coming command communication comparison competition completely computer concern conclusion conference confidence configuration connection constant consumer content context control conversation cooking corner cost council couple credit crime
crowd culture currently curriculum danger dark data database date dead deal death debt decade decision definitely delivery democracy dependency description design desire despite development diet difference difficulty direction directory discount discussion disease distance dollar dress drink duty ear earlier
earth easily economy edge education effect effort egg either electric electricity email embarrassed emergency emotion end energy engine english entertainment entire environment equal equipment especially essential etc evening eventually everyday evidence evil exactly excellent exchange excited existence existing
experience expensive experiment expert expression extremely face facility fact failure fall familiar farm fashion father favor favorite favourite fear february fight figure finally finance finger fire fish flat floor flow focus food foot football force foreign forest forever former forward framework freedom frequently
friday fruit fuel fun funding furthermore future gas generally generation glass god gold government grade grammar grass ground growth guarantee hair half hall happiness hardly head health heart heat heavy height highly history holiday home honestly hopefully hospital
huge hundred ice identity illness immediate immediately impact importance income increase independent indeed individual industry influence information inside instance insurance intelligence intelligent interest interface internet introduction island january
july june kind knowledge lack land largely later latter law learning least left leg legal length letter library license life likely limit literature loan location look loss lot love luck lunch magazine maintenance majority management manner march mark market marketing marriage
material math matter meaning means meanwhile measure meat media medicine mention mess metal middle might million mind minimum minority mission mix mom monday mood morning mostly mountain mouth movement music naturally nature nearly necessarily neck neither news nobody noise none noon normally north nose
notice november nowadays obviously occasion occasionally october official oil online operation opportunity opposite orange organization original otherwise overall oxygen pain pair parking part particularly passion password path pay peace percent perfectly performance period permission personally personality perspective
pizza plastic pleasure plenty pocket police policy politics pollution position possibility possibly potential power practice prefer presence present president pressure pretty previously primarily principle priority prison privacy privilege probably procedure production profession professional profit programming progress
promise pronunciation properly property protection publicly purpose quality quantity quarter quickly quietly rain range rate reaction reality really reason recently recommendation regarding regards region regularly relatively release relief religion remaining rent repeatedly replacement representation representative repository reputation respect
responsibility return revenue rhythm rice risk river road role roommate rough round safety salt sandwich saturday scholarship science screen sea search season seat secondly secretary security semester sense separate separately september series seriously
sex shape share sheet ship shirt shopping shoulder shower sick side sign signal signature significant significantly similarly simply sincerely situation size skin sky slightly slowly snow society software soil soldier somehow sometimes somewhat somewhere soon sort south space specifically speed sport spring square staff
stage standard state status storage storm straight strange stranger strength stress structure style success successfully suddenly sufficient sugar suit summer sun sunday supply support surface surprise sweet symptom syntax tax tea technique technology temperature term terrible therefore thought thousand threat
throat thursday together tomorrow tone tonight tool topic total touch tough tour tourist toward town trade traffic training transportation trash travel tree trial trouble truly trust truth tuesday twelve twenty type typically ugly unfortunately unit universe university unknown unnecessary usage useful usual usually vacation
valuable variety vegetable vehicle victim view village violence virus vision voice volume volunteer wall war warm warranty waste weather weakness wealth wednesday weekend weight welcome west whatever wheel whenever wherever whole wind wine winter wish wonderful wood worth writing yard yeah yesterday younger youth`;

const split = (text: string): string[] => text.trim().split(/\s+/);

export const functionWords: ReadonlySet<string> = new Set(split(FUNCTION));
export const adjectives: ReadonlySet<string> = new Set(split(ADJECTIVES));

/** The words drafts are mostly made of, lower case. Known to be English, and likely to be meant. */
export const commonWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...adjectives,
  ...split(MORE),
  ...pluralBySingular.keys(),
  ...singularByPlural.keys(),
  ...uncountableNouns,
  ...[verbs.byBase, verbs.byThird, verbs.byPast, verbs.byParticiple, verbs.byIng].flatMap((forms) => [
    ...forms.keys(),
  ]),
]);
