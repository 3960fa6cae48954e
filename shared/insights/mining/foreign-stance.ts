import type { Intent } from '@/shared/contracts/insight-items.ts';
import { foldedWords } from './fold.ts';

interface Cues {
  /** Beginnings of words, folded; those of several words with `_` between, whole words with a `.` behind. */
  blame: string;
  praise: string;
  /** Whole words that turn a praise around, and blame where nothing is praised: what does not work is told by `nicht`. */
  not: string;
  /** What a negation says that is no blame, in several words. */
  fine: string;
  /** Wishes and courtesies; who asks judges nothing. */
  asks: string;
}

/** `More than ever` denies nothing. */
const EVER = / (?:denn je|que jamais|que nunca|che mai|dan ooit)(?= )/g;

/** What people say when something goes wrong or right, for no subject in particular. */
const CUES: Readonly<Record<string, Cues>> = {
  de: {
    blame: `kaputt tot. leer. leider schlecht furchtbar schreck enttausch defekt absturz sturzt_ab hangt_sich unbrauchbar nutzlos sinnlos nerv argerl
      schade. mangelhaft stink verloren abzock frechheit unverschamt betrug mull. schrott witz. katastroph umstandlich kompliziert
      schon_wieder schon_zum standig dauernd immer_noch trotz. funktioniert_nur wackel bricht. gebrochen abgebrochen zerbroch kratz rost.
      rostet leck undicht verspat zu_spat zu_teuer zu_laut zu_schwer zu_klein zu_gross zu_langsam zu_kurz zu_wenig viel_zu doppelt
      falsch warte. warten_seit seit_wochen seit_monaten erst_um erst_nach nur_noch uberteuert teurer_geworden verschimmel verdorben
      zuruckgeschickt zuruckgegeben gekundigt storniert reklam langweil unfreundlich schlampig fallt_aus ausgefallen
      nie_wieder finger_weg bloss_nicht geldverschwend`,
    praise: `super. toll klasse. perfekt begeister zufrieden empfehl gut. gute. guter. gutes. prima hervorragend ausgezeichnet genial liebe.
      lieben. freundlich schnell. leicht. leise. bequem schone wunderbar traum spitze. top. lecker gunstig zuverlassig
      endlich lohnt besser_als`,
    not: 'nicht nichts nie niemals kein keine keinen keinem keiner ohne weder niemand kaum',
    fine: 'keine_probleme kein_problem nicht_schlecht nie_wieder_ohne nichts_auszusetzen nicht_nur keine_beschwerden ohne_probleme kein_vergleich merken_nichts merkt_nichts',
    asks: 'bitte. wunsche wunschte ware_schon ware_toll konnte_man weiss_jemand hat_jemand kennt_jemand suche.',
  },
  fr: {
    blame: `mauvais nul. nulle. nuls. horrible affreu decu decevan decept casse. cassee cassent panne bug. plante. plantage inutil inadmissible
      honteu honte. arnaque vol. voleur dommage malheureus impossible penible enerv insupportable bruyant trop_cher trop_lourd trop_lent
      trop_petit trop_grand trop_bruyant trop_court hors_de_prix une_fortune perdu retard attend. attends. toujours_rien rien. encore_une_fois
      deux_fois faux fausse sale. pue. puent moisi pourri abime fragile lent. lente galere catastroph deplor jamais_recu jamais_repondu
      rembours renvoye fuyez fuir a_fuir pire`,
    praise: `super. genial parfait excellent magnifique adore ravi content satisfait recommand bien. bon. bonne. facile rapide. pratique
      silencieu confortable merci. delicieu fiable efficace top. bravo. meilleur`,
    not: 'pas jamais plus aucun aucune personne rien sans ni',
    fine: 'pas_mal sans_probleme aucun_probleme aucun_regret rien_a_redire pas_decu plus_rapide plus_facile plus_de_probleme non_plus',
    asks: 's_il_vous_plait svp. serait_bien j_aimerais quelqu_un_sait est_ce_que',
  },
  es: {
    blame: `mal. mala. malo. malisim pesim horrible terrible fatal. decepc roto. rota. rompio rompe. rompen fallo. falla. fallan error. errores
      inutil verguenza robo. estafa engan lastima desgracia imposible molest insoportable ruidos demasiado muy_caro muy_cara caro. cara.
      carisim mas_caro carero perdi perdido tarde. tarda. tardan tardo retras sigo_esperando esperando espera. nadie. otra_vez dos_veces
      equivoc sucio sucia huele apesta podrid caducad fragil lento. lenta. lentisim se_cuelga se_cierra se_apaga no_va. basura tirar_el_dinero
      devolvi devuelto cancel queja han_subido la_mitad no_merece no_vale peor`,
    praise: `genial perfect excelente estupend maravill encanta encanto contento contenta satisfech recomiend bien. bueno. buena. buen. facil.
      rapido. comod silencios gracias. delicios rico. riquisim fiable barato mejor.`,
    not: 'no nunca jamas nada nadie ningun ninguna ninguno sin tampoco ni',
    fine: 'sin_problemas ningun_problema no_esta_mal nada_mal no_solo no_me_arrepiento sin_duda ni_se_entera no_se_entera ni_se_nota',
    asks: 'por_favor ojala me_gustaria seria_genial alguien_sabe busco.',
  },
  pt: {
    blame: `mau. ma. pessim horrivel terrivel decepc quebr estrag falha. falhou falham erro. erros inutil vergonha roubo. golpe. engan pena.
      infelizmente impossivel irrit insuportavel barulh demais. muito_caro caro. cara. carissim perdi perdido atras demora. demorou ninguem.
      de_novo outra_vez duas_vezes errad sujo suja cheira_mal fede podre estragad vencid fragil lento. lenta. trava. travou travando desliga
      lixo. devolvi cancel reclam aumentou subiu nao_vale nao_presta pior`,
    praise: `otim perfeit excelente maravilh adoro amo. adorei contente satisfeit recomendo bem. bom. boa. facil. rapido. confort silencios
      obrigad delicios gostos confiavel barato melhor.`,
    not: 'nao nunca jamais nada ninguem nenhum nenhuma sem nem',
    fine: 'sem_problemas nenhum_problema nada_mau nao_so nao_me_arrependo sem_duvida',
    asks: 'por_favor gostaria seria_otimo alguem_sabe procuro.',
  },
  it: {
    blame: `male. pessim brutt orribil terribil delus rotto. rotta. rompe. rompono guast difett errore. errori inutil vergogn furto. truffa
      peccato. purtroppo impossibil fastidi insopport rumoros troppo. caro. cara. costos carissim perso. persa. ritard aspetto. aspettando
      nessuno. di_nuovo ancora_una due_volte sbagliat sporc puzza puzzan marci scadut fragil lento. lenta. si_blocca si_spegne si_chiude
      spazzatura restituit reso. cancell reclam aumentat non_vale peggio`,
    praise: `ottim perfett eccellent meraviglios adoro amo. contento contenta soddisfat consiglio. consigliat bene. buono. buona. facil veloce.
      comod silenzios grazie. delizios affidabil economic miglior`,
    not: 'non mai niente nulla nessun nessuno nessuna senza ne',
    fine: 'nessun_problema senza_problemi non_male non_solo non_mi_pento senza_dubbio',
    asks: 'per_favore vorrei sarebbe_bello qualcuno_sa cerco.',
  },
  nl: {
    blame: `slecht waardeloos vreselijk verschrikkelijk teleurgesteld teleurstell kapot stuk. defect storing fout. fouten nutteloos schandalig
      belachelijk oplicht helaas jammer onmogelijk irritant ergerlijk lawaai te_duur te_zwaar te_klein te_groot te_langzaam te_luid veel_te
      kwijt. verloren te_laat vertraag wacht. wachten nog_steeds alweer weer_eens steeds. twee_keer verkeerd vies. vieze stinkt bedorven
      beschimmel breekt gebroken traag. loopt_vast valt_uit rommel. teruggestuurd opgezegd geannuleerd klacht nooit_meer erger`,
    praise: `super. geweldig perfect uitstekend prachtig fantastisch blij. tevreden aanrader goed. goede. fijn. fijne. makkelijk gemakkelijk
      snel. handig. stil. comfortabel dank lekker betrouwbaar goedkoop beter.`,
    not: 'niet niets nooit geen niemand zonder nauwelijks',
    fine: 'geen_probleem geen_problemen niet_slecht niets_op_aan niet_alleen zonder_problemen',
    asks: 'alsjeblieft graag. zou_fijn zou_mooi iemand_die weet_iemand zoek.',
  },
};

const toRegExp = (list: string): RegExp =>
  new RegExp(
    ` (?:${list
      .split(/\s+/)
      .filter(Boolean)
      .map((cue) => cue.replaceAll('_', ' ').replace(/\.$/, '(?= )'))
      .join('|')})`,
  );
const whole = (list: string): RegExp => new RegExp(` (?:${list.split(/\s+/).join('|')})(?= )`);
const RULES = new Map(
  Object.entries(CUES).map(([language, { blame, praise, not, fine, asks }]) => [
    language,
    {
      blame: toRegExp(blame),
      praise: toRegExp(praise),
      not: whole(not),
      fine: new RegExp(toRegExp(fine).source, 'g'),
      asks: toRegExp(asks),
    },
  ]),
);

/**
 * Praise or blame of a sentence in one of six languages, where its words speak one way alone. A negation turns praise around
 * and is blame by itself: things are told to be wrong by what they do not do.
 */
export function findForeignIntents(sentence: string, language: string): Intent[] {
  const rules = RULES.get(language);
  if (!rules) return [];
  const read = ` ${foldedWords(sentence).join(' ')} `.replace(EVER, '');
  if (sentence.trimEnd().endsWith('?')) return ['question'];
  if (rules.asks.test(read)) return ['request'];
  const isFine = read.search(rules.fine) !== -1;
  const rest = read.replace(rules.fine, ' ');
  const isPraised = isFine || rules.praise.test(rest);
  const isNegated = rules.not.test(rest);
  if (rules.blame.test(rest)) return isPraised && !isNegated ? [] : ['complaint'];
  if (isNegated) return isFine ? [] : ['complaint'];
  return isPraised ? ['praise'] : [];
}
