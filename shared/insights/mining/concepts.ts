import { type Concept, concept } from './concept.ts';
import { CONCEPT_PHRASES } from './concept-phrases.ts';
import { FURTHER_CONCEPTS } from './further-concepts.ts';
import { SERVICE_CONCEPTS } from './service-concepts.ts';

/** Sides that come up for almost anything that is sold or used. What is special to one subject is found from its own nouns. */
const NAMED: readonly Concept[] = [
  ...SERVICE_CONCEPTS,
  ...FURTHER_CONCEPTS,
  concept(
    'battery life',
    'battery,batteries,battery life,charge,charging,recharge,power bank,runtime,standby time',
    'akku batterie bater autonom ladezeit aufladen oplad accu バッテリー 充電 배터리',
  ),
  concept(
    'price',
    'price,pricing,cost,costly,expensive,overpriced,pricey,cheaper,affordable,value for money,price hike',
    'preis teuer kostet prix cher coute coutent caro cara cuesta preco prezzo prijs duur precio_ precios_ 価格 値段 高い कीमत महंगा',
  ),
  concept(
    'subscription',
    'subscription,subscribe,monthly fee,paywall,free tier,free plan,premium plan,annual plan,renewal,free trial,auto renewal',
    'abonnement abo cuota_mensual monatsgebuhr monatlich suscripci assinatur abboname サブスク सदस्यता',
  ),
  concept(
    'customer support',
    'support,customer service,customer support,helpdesk,help desk,support team,support ticket,service rep,live chat,hotline,chat bot,chatbot,phone line,call centre,call center,real person,representative',
    'kundendienst kundenservice support service_client soporte atencion atendimento assistenza klantenservice サポート ग्राहक',
  ),
  concept(
    'delivery',
    'delivery,shipping,shipment,courier,parcel,arrive late,ship,delivered',
    'liefer versand livraison envio entrega spedizion consegna bezorg levering 配送',
  ),
  concept(
    'returns and refunds',
    'refund,return policy,returned it,return it,sent it back,send it back,money back,chargeback,reimbursement',
    'ruckerstatt ruckgabe rembours retour reembols rimbors terugbetal 返金',
  ),
  concept('warranty', 'warranty,guarantee,rma', 'garantie garantia garanzia 保証'),
  concept(
    'build quality',
    'build quality,build,durability,durable,flimsy,sturdy,plastic,cheaply made,well made,falling apart,wear and tear,crack,cracked',
    'verarbeitung haltbar solide qualite fabricacion acabamento construccion materiali bouwkwaliteit 品質 गुणवत्ता',
  ),
  concept(
    'noise',
    'noise,noisy,loud,quiet,silent,hum,buzz,whine,decibel,squeak,rattle',
    'lautstark laut gerausch bruit bruyant ruido barulh rumor geluid lawaai 騒音 うるさい 音が शोर',
  ),
  concept(
    'comfort',
    'comfort,comfortable,uncomfortable,ergonomic,ergonomics,padding,cushion',
    'bequem komfort confort comod comfortab 快適 आराम',
  ),
  concept(
    'setup',
    'setup,set up,installation,install,assembly,assemble,instruction,manual,onboarding,configure,configuration',
    'einricht aufbau montage installat instalaci montaje configura installaz 設定 組み立て स्थापना',
  ),
  concept(
    'speed',
    'slow,speed,performance,lag,laggy,sluggish,loading time,fast,latency,responsive,stutter,frame rate,framerate,frame drop,fps,buffering',
    'langsam geschwindig lent rapide rapid vitesse velocidad lento velocita traag snelheid 遅い 速度 धीमा',
  ),
  concept(
    'crashes and bugs',
    'crash,crashes,bug,bugged,buggy app,so buggy,still buggy,very buggy,glitch,freezing,freezes up,froze on,froze up,screen froze,app froze,keeps freezing,error,error message,hangs',
    'absturz absturze absturzt fehler bug plant erreur fallo erro errore blocca crash storing クラッシュ バグ त्रुटि',
  ),
  concept('sync', 'sync,syncing,synchronisation,synchronization,synchronize', 'synchron sincroniz 同期 सिंक'),
  concept(
    'privacy',
    'privacy,tracking,data collection,personal data,spying,data sharing,surveillance,sell my data',
    'datenschutz privatsphare confidential vie_privee privacidad privacidade riservat プライバシー गोपनीयता',
  ),
  concept(
    'security',
    'security,hacked,breach,password,two factor,2fa,encryption',
    'sicherheit securite seguridad seguranca sicurezza beveilig セキュリティ सुरक्षा',
  ),
  concept(
    'advertising',
    'ads,advert,advertisement,advertising,pop up,popup',
    'werbung publicit anuncio publicidade pubblicit reclame 広告 विज्ञापन',
  ),
  concept(
    'app',
    'app,mobile app,companion app,android app,ios app',
    'app aplicaci aplicativo applicazion アプリ ऐप',
  ),
  concept(
    'updates',
    'update,firmware,software update,latest version,new version',
    'aktualisier update mise actualizaci atualizac aggiornament アップデート अपडेट',
  ),
  concept(
    'ease of use',
    'easy to use,user friendly,intuitive,learning curve,usability,interface,ui,ux,confusing',
    'benutzeroberflach bedien einfach facile ergonomi facil interfaz usabil intuitiv 使いやす आसान',
  ),
  concept(
    'size',
    'size,bulky,footprint,compact,dimension,too big,too small,takes up',
    'grosse platz taille encombr tamano tamanho dimension grootte サイズ आकार',
  ),
  concept('weight', 'weight,heavy,lightweight,weigh', 'gewicht schwer poids lourd peso pesad zwaar 重い वजन'),
  concept(
    'design',
    'design,aesthetic,look and feel,colour,color,appearance,finish,stylish,ugly,graphic,art style,artwork,visual,artist',
    'aussehen farbe couleur diseno colore kleur デザイン',
  ),
  concept(
    'taste',
    'taste,flavor,flavour,aftertaste,bitter,tasty,delicious',
    'geschmack schmeckt gout sabor sapore smaak 味 स्वाद',
  ),
  concept(
    'smell',
    'smell,odor,odour,stink,scent',
    'geruch stinkt riecht odeur huele olor cheiro odore geur 臭い गंध',
  ),
  concept(
    'cleaning',
    'clean,cleaning,dishwasher,maintenance,descale,descaling,residue',
    'reinig putzen nettoy limpi limpeza puli schoonmaak 掃除 सफाई',
  ),
  concept(
    'safety',
    'safety,dangerous,injury,burn,fire hazard,hazard',
    'gefahr danger peligro perigo pericol gevaar 安全',
  ),
  concept(
    'sound quality',
    'sound quality,audio,bass,speaker,microphone,mic,sound',
    'klang tonqualit sonore sonido qualidade_do_som audio geluidskwaliteit 音質',
  ),
  concept(
    'screen',
    'screen,display,brightness,resolution,touchscreen,pixel',
    'bildschirm ecran pantalla schermo beeldscherm 画面 स्क्रीन',
  ),
  concept('camera', 'camera,photo quality,picture quality,lens', 'kamera appareil camara fotocamera カメラ'),
  concept(
    'connectivity',
    'bluetooth,wifi,wi fi,connection,connectivity,disconnect,pairing,signal',
    'verbindung connexion conexi connession verbinding 接続 कनेक्शन',
  ),
  concept('compatibility', 'compatible,compatibility,incompatible', 'kompatib compatib 互換'),
  concept(
    'integrations',
    'integration,integrations,api,plugin,plug in,webhook,extension',
    'schnittstelle integration integraci integrac integrazion koppeling 連携',
  ),
  concept(
    'import and export',
    'export,import,csv,backup,data export,data import,migration,migrate,migrated',
    'exportier importier export exporta esporta migration migraci migrac 書き出し エクスポート',
  ),
  concept(
    'offline use',
    'offline,offline mode,without internet,no internet',
    'offline sans_connexion sin_conexi sem_internet オフライン',
  ),
  concept(
    'account and login',
    'login,log in,account,sign in,logged out,log out,log me out,log you out,sign me out,locked out,sign up,face id',
    'anmeld abmeld meldet konto connexion sesion cuenta conta accesso inlog ログイン',
  ),
  concept(
    'reliability',
    'reliability,reliable,unreliable,outage,downtime,uptime,down again,offline again,unreachable,not reachable,server error,status page',
    'zuverlass fiab confiab affidab betrouwba 信頼',
  ),
  concept(
    'availability',
    'out of stock,stock,availability,sold out,backorder,waitlist',
    'verfugbar disponib voorraad 在庫',
  ),
  concept(
    'documentation',
    'documentation,docs,tutorial,knowledge base,not explain,explains nothing,walkthrough',
    'dokumentation documentaci documentac documentazion handleiding ドキュメント',
  ),
  concept(
    'translation and languages',
    'translation,translated,language support,localization,localisation,subtitle,caption',
    'ubersetz traduc traduz vertal 翻訳',
  ),
  concept(
    'accessibility',
    'accessibility,screen reader,colour blind,color blind,dyslexia',
    'barrierefrei accessib accesib acessib',
  ),
  concept(
    'dark mode',
    'dark mode,dark theme,night mode',
    'dunkelmodus mode_sombre modo_oscuro modo_escuro ダークモード',
  ),
  concept(
    'notifications',
    'notification,notifications,reminder,reminders',
    'benachricht notificat notificaci notifich melding 通知 सूचना',
  ),
  concept(
    'water resistance',
    'waterproof,water resistant,water resistance,watertight',
    'wasserdicht etanche impermeab waterdicht 防水',
  ),
  concept(
    'heat',
    'overheat,overheating,hot,heat,warm,temperature',
    'uberhitz heiss chauffe calienta sobrecal surriscald oververhit 熱い गर्म',
  ),
  concept(
    'packaging',
    'packaging,package',
    'verpackung emballage embalaje embalagem imballagg verpakking 梱包',
  ),
  concept(
    'spare parts',
    'spare part,replacement part,parts,repair,repairability,repairable',
    'ersatzteil reparatur piece_detachee reparar reparac ricambi reparatie 修理 मरम्मत',
  ),
  concept(
    'stability',
    'stability,stable,unstable,steady,tippy,wobbly,tip over,topple',
    'standfest wackel estabil instable estavel instabil stabiel',
  ),
  concept(
    'readability',
    'font,font size,text size,small text,tiny text,bigger text,larger text,legible,illegible,unreadable,readability',
    'schriftgross lesbar lisib legib leesbaar 文字',
  ),
  concept(
    'loneliness',
    'lonely,loneliness,isolated,isolation',
    'einsam isoliert solitude soledad solidao solitudine eenzaam 孤独 अकेला',
  ),
];

/** Every side with its names, and the ways of saying it without them. */
export const CONCEPTS: readonly Concept[] = NAMED.map(({ label, words, phrases, foreign }) => ({
  label,
  words,
  phrases: [...phrases, ...(CONCEPT_PHRASES[label] ?? '').split(',').filter(Boolean)],
  foreign,
}));
