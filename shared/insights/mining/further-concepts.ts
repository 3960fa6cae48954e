import { type Concept, concept, looseConcept } from './concept.ts';

/** Sides of places, courses, treatments and shared work; further than what is bought and held. */
export const FURTHER_CONCEPTS: readonly Concept[] = [
  looseConcept(
    'crowding',
    'crowded,overcrowded,crowd,packed,busy,peak time,peak hour,rush hour,jam packed,too many people,too full,sardine,standing room,no seat,zoo,overrun,hordes,queue for,fill up by,full by,always full',
    'uberfullt voll bonde lleno abarrotado lotado affollat vol 混雑',
  ),
  looseConcept(
    'hygiene',
    'dirty,filthy,filth,hygiene,unhygienic,sanitary,toilet,restroom,bathroom,washroom,shower,changing room,grimy,cockroach,bedbug,bed bug,sticky floor,spotless,dust,dusty,cleaner,cleanliness,pristine,soap',
    'dreckig schmutzig sauber sale sucio limpio sujo sporc vies 汚い 清潔',
  ),
  looseConcept(
    'broken equipment',
    'out of order,not working,does not work,broken machine,in disrepair,run down,rundown,worn out equipment,equipment,in need of repair,needs fixing,never fixed,never repaired,not fix,not repair,faulty,defective,defect,dead on arrival,arrived broken,arrive broken,missing part,missing piece,broken on arrival,puncture,brake',
    'defekt kaputt en_panne roto averiado quebrado rotto kapot 故障',
  ),
  looseConcept(
    'search',
    'search,searching,search result,search function,search bar,find anything,find what i,find old,cannot find,can not find,impossible to find,filter by,filters,sort by,look up,lookup,searchable,find stuff,find thing,indexing',
    'suche suchfunktion recherche busqueda pesquisa ricerca zoek 検索',
  ),
  looseConcept(
    'sharing and permissions',
    'sharing,share note,share list,share file,share link,share document,work together,together in,study group,collaborator,permission,permissions,access right,access control,read only,read-only,role,admin,share with,shared folder,shared,collaborate,collaboration,guest,invite,edit at same time,same document,coedit,visibility,who can see,teammate,multi user,multiple users,family sharing,team account,viewer',
    'freigabe berechtigung partage permiso compart permess delen 共有',
  ),
  looseConcept(
    'lost data',
    'lose data,lost data,data loss,lose my work,lost my work,lose everything,lost everything,lose progress,lost progress,lose all,lost all my,delete everything,deleted everything,wipe,wiped,disappear,disappeared,vanish,vanished,overwritten,overwrite,unsaved,not save,did not save,autosave,save file,savegame,undo,gone forever,all gone,recover file',
    'datenverlust verschwund perdu perdido perdidos cancellati kwijt 消え',
  ),
  looseConcept(
    'accuracy',
    'accurate,accuracy,inaccurate,wrong result,wrong number,false reading,off by,way off,precise,precision,reading off,overestimate,underestimate,miscount,calibrate,calibration,unreliable reading,false positive,false alarm,spot on,gets it wrong,wrong direction',
    'genau ungenau precis precision exact impreciso precies 精度',
  ),
  looseConcept(
    'maps and location',
    'gps,map,maps,route,routing,wrong turn,location wrong,navigation,directions,sat nav,satnav,geofence,position,pin on map,floor plan,lost signal',
    'karte carte mapa mappa kaart 地図',
  ),
  looseConcept(
    'recommendations',
    'recommendation,algorithm,suggested,suggests,suggestion,discover,discovery,feed,timeline,for you page,shuffle,keeps suggesting,same song,irrelevant',
    'empfehlung algorithm recomendaci recomenda raccomanda aanbeveling おすすめ',
  ),
  looseConcept(
    'results',
    'effective,ineffective,effectiveness,see result,saw result,no result,visible result,made no difference,make no difference,no difference,see difference,saw a difference,work for me,worked for me,did nothing for,does nothing for,improvement in,improve after,noticeable,placebo,before and after',
    'wirkung wirksam efficace eficaz eficac werkzaam 効果',
  ),
  looseConcept(
    'skin and texture',
    'greasy,oily,sticky,texture,absorb,absorbs,residue,dry skin,moisturise,moisturize,lather,consistency,grainy,lumpy,thick,runny,flaky,white cast',
    'klebrig fettig textur gras grasiento pegajos oleos unto plakkerig ベタ',
  ),
  looseConcept(
    'environment',
    'environment,eco friendly,sustainable,sustainability,landfill,carbon footprint,recycle,recycled,recycling,waste,e-waste,single use,plastic waste,planet,biodegradable,greenwash,greenwashing',
    'umwelt nachhaltig environnement ambiente sostenib sustentav milieu duurzaam 環境',
  ),
  looseConcept(
    'children',
    'kid,kids,toddler,child,children,baby,parental control,stroller,pushchair,high chair,family friendly,child proof,daughter,son',
    'kinder kindersicher enfant nino ninos crianca criancas bambini kinderen 子供',
  ),
  looseConcept(
    'parental and time limits',
    'screen time,time limit,addictive,addicting,addiction,hooked,waste of hour,hours of my life,doomscroll,doomscrolling',
    'bildschirmzeit suchtig addictif adictivo viciante verslavend 中毒',
  ),
  looseConcept(
    'treatment and diagnosis',
    'diagnosis,diagnose,misdiagnose,misdiagnosed,second opinion,treatment,surgery,operation,procedure,dose,dosage,aftercare,follow up,follow-up,symptom,recovery,wound,anaesthetic,anesthetic,test result,x-ray,scan,checkup,check-up',
    'diagnos behandlung traitement tratamiento tratamento trattamento behandeling 診断',
  ),
  looseConcept(
    'prescriptions and medicine',
    'prescription,medicine,medication,pill,tablet,drug,pharmacy,refill,pharmacist,repeat prescription,antibiotic,painkiller',
    'rezept medikament ordonnance medicament receta receita ricetta farmac recept 処方',
  ),
  looseConcept(
    'insurance and claims',
    'insurance,insurer,claim,policy,premium increase,deductible,copay,coverage denied,denied claim,paperwork,adjuster,payout',
    'versicherung assurance seguro assicuraz verzekering 保険',
  ),
  looseConcept(
    'driving and handling',
    'handling,steering,brake,braking,acceleration,suspension,bumpy,ride quality,grip,traction,corner,gear,gearbox,shifting,motor,engine,torque,hill,mileage,fuel,tyre,tire',
    'lenkung bremse fahrwerk frein direction freno volante freio sterzo rem stuur 運転',
  ),
  looseConcept(
    'teaching',
    'lesson,lecture,course material,curriculum,syllabus,explanation,explains,teach,taught,teaching,homework,exercise,assignment,exam,quiz,certificate,lecturer,professor,grading,class size,tuition',
    'unterricht lehrer cours enseignant clase profesor aula professor lezione insegnant les docent 授業',
  ),
  looseConcept(
    'hotel room',
    'bed,mattress,pillow,room service,view from room,window view,minibar,balcony,air conditioner,thin walls,bed linen,sheet,towel,housekeeping',
    'bett zimmer lit chambre cama habitacion quarto letto camera_da kamer 部屋',
  ),
  looseConcept(
    'theft',
    'theft,thief,thieves,stolen,steal,stole,burglar,burglary,nicked,padlock,anti theft,immobiliser,immobilizer',
    'diebstahl gestohlen vole voleur robo robaron roubo furto ladro gestolen diefstal 盗難',
  ),
  looseConcept(
    'luggage',
    'luggage,suitcase,baggage,carry-on,carry on,hand luggage,checked bag,baggage claim,lost bag',
    'gepack koffer bagage valise equipaje maleta bagagem bagagl valigia 荷物',
  ),
  looseConcept(
    'sleep',
    'sleep,asleep,insomnia,wake up at,woke up,night rest,good night,sleeping,snore,rested',
    'schlaf sommeil dormir sueno sono sonno slaap 睡眠',
  ),
  looseConcept(
    'durability of effect',
    'wear off,wears off,washed off,fade,fades,faded,fading,long lasting,last long,lasting,reapply,lose colour,lose its',
    'verblass haltbarkeit decolor destene desbot sbiadi vervaag 色あせ',
  ),
  looseConcept(
    'automation and AI',
    'ai,chatgpt,ai feature,automation,automate,automatic,autopilot,machine learning,hallucinate,ai generated,bot',
    'kuenstliche automatis automatiz automatizz automatiser 自動',
  ),
  looseConcept(
    'statistics',
    'statistics,statistic,stats,stat,analytics,analytic,metrics,download number,listener number,view count,dashboard number,report number,insight',
    'statistik statistique estadistic statistich',
  ),
  looseConcept(
    'uploads and publishing',
    'upload,uploading,uploaded,processing,encoding,publish,publishing,published,go live,went live,scheduler,scheduled post,schedule post',
    'hochlad telecharg subir publicar caricar',
  ),
  looseConcept(
    'recording and editing',
    'recording,recorder,editor,editing,multitrack,trim,edit video,edit photo,record call',
    'aufnahme schnitt enregistre montage_video grabacion registrazione',
  ),
  looseConcept(
    'transcripts',
    'transcript,transcription,transcribe,transcribed,closed caption,speaker label',
    'transkript transcripcion trascrizion',
  ),
  looseConcept(
    'website',
    'website,web site,webpage,custom domain,own domain,embed,embedded player,landing page,blog page',
    'webseite site_web sitio_web sito_web',
  ),
  looseConcept(
    'arrival times',
    'arrival time,arrival,departure time,departure,timetable,live time,real time,realtime,live arrival,countdown,ghost bus,ghost train,predicted time,prediction,eta,minute away,min away,minute early,never show up,drive off,connection time,line board,departure board',
    'abfahrt ankunft fahrplan horaires heure_de_passage llegada salidas horarios_de_ chegada partida orari arrivi vertrektijd',
  ),
  looseConcept(
    'tickets and passes',
    'ticket,day pass,day ticket,season ticket,monthly pass,weekly pass,travel card,fare,boarding pass,e-ticket,validate,turnstile,inspector',
    'fahrkarte fahrschein billet billete bilhete biglietto kaartje abono 切符',
  ),
  looseConcept(
    'journey planning',
    'trip planner,journey planner,route planner,planner,plan trip,plan a trip,plan route,route planning,trip planning,itinerary,suggested route,same route,fewer change,change at',
    'routenplan itineraire planificad pianificazione reisplanner',
  ),
  looseConcept(
    'favourites and saved items',
    'favourite,favorite,saved stop,saved item,saved place,bookmark,starred,pinned,watchlist,wish list,wishlist',
    'favorit favoris favorito preferit',
  ),
  looseConcept(
    'widgets and watches',
    'widget,lock screen,home screen widget,watch app,apple watch,smartwatch,wear os,complication,live activity',
    'widget reloj_inteligente',
  ),
  looseConcept(
    'soles and grip',
    'sole,outsole,midsole,tread,traction,slippery,grip on,grippy,delaminate,slip on wet,rubber sole',
    'sohle semelle suela sola suola zool',
  ),
  concept(
    'jams and blockages',
    'jam,jams,jammed,jamming,clog,clogged,clogging,blockage,blocked,seize up,seized,choke on,chokes on',
    'verstopf klemmt bloqu atasc entup incepp vastgelopen 詰まり',
  ),
  concept(
    'power consumption',
    'electricity,electricity bill,power bill,energy bill,power consumption,energy use,energy consumption,kwh,kilowatt,watt,smart meter,power hungry,eats power,uses power',
    'stromverbrauch stromkosten electricite_consomm consumo_de_energ consumo_de_luz bolletta stroomverbruik 電気代',
  ),
  concept(
    'capacity',
    'capacity,hold more,hold only,holds only,holds one,holds two,half full,full after,fill up after,fills up,too little room,bigger tank,bigger bucket,bigger container,empty it every,empty it twice,empty it three',
    'fassungsvermog kapazit contenance capacit capacidad capacidade inhoud 容量',
  ),
  looseConcept(
    'leaks',
    'leak,leaks,leaked,leaking,leaky,leakage,drip,drips,dripping,puddle,overflow,overflows,overflowed,watertight,seep,seeps,seeped,pool of water,water everywhere',
    'undicht tropft lauft_aus fuite fuit gotea se_sale perde_acqua vazamento lekt',
  ),
  looseConcept(
    'mould',
    'mould,mold,mouldy,moldy,mildew,algae,fungus,fungi,slime,slimy,musty',
    'schimm moisissure moho mofo muffa カビ',
  ),
];
