import { type Concept, concept } from './concept.ts';

/** Sides of what is done for people, played, read or paid into, rather than bought and held. */
export const SERVICE_CONCEPTS: readonly Concept[] = [
  concept(
    'waiting and delays',
    'delay,delayed,hour late,minute late,day late,week late,running late,always late,on time,punctual,punctuality,waiting time,wait time,waiting room,queue,queuing,stood in line,kept waiting',
    'verspat wartezeit punktlich retard attente retraso retrasado espera atraso demora ritardo attesa vertrag wachttijd 遅延 待ち',
  ),
  concept(
    'staff',
    'staff,employee,personnel,crew,waiter,waitress,receptionist,attendant,salesperson,shop assistant',
    'personal mitarbeiter personnel equipage empleado funcionari personale dipendent personeel medewerker スタッフ 店員',
  ),
  concept(
    'fees',
    'fee,surcharge,hidden cost,hidden charge,extra charge,service charge,add on,commission,drip pricing',
    'gebuhr aufschlag zuschlag frais surcout comision comisiones taxa taxas commissioni kosten 手数料',
  ),
  concept(
    'booking',
    'booking,reservation,booked,rebook,rebooking,appointment,double booked',
    'buchung termin reservier reservation rendez reserva prenotazion boeking afspraak 予約',
  ),
  concept(
    'cancelling',
    'cancel,cancellation,cancelled,canceled,cancelling,unsubscribe,close my account',
    'kundig stornier annul resili cancelar cancela baja disdett opzeg 解約',
  ),
  concept(
    'payments and transfers',
    'payment,checkout,card declined,direct debit,bank transfer,transfer,invoice,billing,billed',
    'zahlung rechnung uberweis paiement facture virement pago factura transferencia pagamento fattura bonifico betaling 支払',
  ),
  concept(
    'fraud',
    'fraud,fraudulent,scam,scammer,phishing,identity theft,fake review,counterfeit',
    'betrug abzocke arnaque fraude estafa golpe truffa frode oplicht 詐欺',
  ),
  concept(
    'food and drink',
    'food,meal,menu,breakfast,lunch,dinner,snack,drink,catering,vegetarian,vegan',
    'speise mahlzeit fruhstuck nourriture repas petit-dejeuner comida desayuno refeic cafe_da_manha cibo colazione eten ontbijt 食事',
  ),
  concept(
    'portions',
    'portion,portion size,serving,quantity,still hungry,left hungry',
    'portion menge racion quantite cantidad porcao quantidade porzion porties 量が',
  ),
  concept(
    'freshness',
    'fresh,freshness,wilted,wilting,rotten,stale,expired,best before',
    'frisch verdorben frais perime fresco caducado fresca vers bedorven 新鮮',
  ),
  concept(
    'music',
    'music,soundtrack,song,melody,composer,playlist',
    'musik musique musica cancion musiche muziek 音楽',
  ),
  concept(
    'story and characters',
    'story,storyline,plot,character,dialogue,dialog,npc,writing,ending,narrator,protagonist',
    'geschichte handlung charakter histoire personnage historia personaje enredo personagem storia personaggi verhaal 物語',
  ),
  concept(
    'multiplayer and co-op',
    'multiplayer,co op,coop,online play,split screen,matchmaking',
    'mehrspieler multijoueur multijugador multiplayer マルチ',
  ),
  concept(
    'controls and controllers',
    'controller,gamepad,joystick,remapping,keybinding,key binding,touch control,remote control',
    'steuerung manette mando comandos controller besturing 操作',
  ),
  concept(
    'content',
    'content,endgame,dlc,catalogue,catalog,selection,replay value,nothing left,ran out',
    'inhalt auswahl contenu catalogue contenido catalogo conteudo contenut inhoud 内容',
  ),
  concept(
    'difficulty',
    'difficulty,too difficult,too hard,too easy,pace,steep,beginner',
    'schwierig anfanger difficult debutant dificil principiante iniciante difficol principiant moeilijk 難し',
  ),
  concept(
    'community',
    'community,discord,forum,subreddit,fellow user,other user',
    'gemeinschaft communaute comunidad comunidade comunita コミュニティ',
  ),
  concept(
    'location and parking',
    'opening hour,opening time,location,parking,car park,opening hours',
    'offnungszeit lage parkplatz emplacement horaire ubicacion horario localizacao orari posizione ligging 場所 駐車',
  ),
  concept(
    'fit',
    'fit,sizing,runs small,runs large,true to size,too tight,too loose,too narrow,legroom,leg room',
    'passform sitzt taille talla tallaje tamanho taglia calza pasvorm maat サイズ感',
  ),
  concept(
    'side effects',
    'side effect,rash,allergic,allergy,irritation,irritated,breakout,headache,nausea,dizzy',
    'nebenwirkung ausschlag allergi effet_secondaire allergie efecto_secundario alergia effetti_collaterali bijwerking 副作用',
  ),
  concept(
    'developers',
    'dev,devs,developer,patch notes,roadmap',
    'entwickler developpeur desarrollador desenvolvedor sviluppator ontwikkelaar 開発者',
  ),
];
